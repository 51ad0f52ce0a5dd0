import { choiceStyle } from './choice-style.ts';

interface ChoiceTileProps {
  name: string;
  value: string;
  isChosen: boolean;
  disabled: boolean;
  onToggle(): void;
  children: React.ReactNode;
}

/** One of several answers that can be chosen together. */
export function ChoiceTile({ name, value, isChosen, disabled, onToggle, children }: ChoiceTileProps) {
  return (
    <label className={choiceStyle}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChosen}
        disabled={disabled}
        onChange={onToggle}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      {children}
    </label>
  );
}
