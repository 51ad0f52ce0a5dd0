import type { Language } from '#domain/shared/languages.ts';

const flags = {
  it: (
    <>
      <path fill="#1f8a4c" d="M0 0h8v16H0z" />
      <path fill="#fff" d="M8 0h8v16H8z" />
      <path fill="#c8202e" d="M16 0h8v16h-8z" />
    </>
  ),
  en: (
    <>
      <path fill="#1b3a7a" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8202e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8202e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  de: (
    <>
      <path fill="#1a1a1a" d="M0 0h24v5.4H0z" />
      <path fill="#c8202e" d="M0 5.3h24v5.4H0z" />
      <path fill="#f2c230" d="M0 10.6h24V16H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#1b3a8a" d="M0 0h8v16H0z" />
      <path fill="#fff" d="M8 0h8v16H8z" />
      <path fill="#c8202e" d="M16 0h8v16h-8z" />
    </>
  ),
  es: (
    <>
      <path fill="#b5202c" d="M0 0h24v16H0z" />
      <path fill="#f2c230" d="M0 4h24v8H0z" />
    </>
  ),
} satisfies Record<Language, React.ReactNode>;

export function Flag({ language }: { language: Language }) {
  return (
    <svg
      viewBox="0 0 24 16"
      aria-hidden="true"
      className="h-3.5 w-[21px] shrink-0 rounded-[2px] ring-1 ring-line"
    >
      {flags[language]}
    </svg>
  );
}
