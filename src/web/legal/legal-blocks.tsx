import type { Operator } from '#contract/operator.ts';
import { InlineText } from './inline-text.tsx';
import { LegalTable } from './legal-table.tsx';
import type { LegalBlock } from './legal-text.ts';
import { OperatorCard } from './operator-card.tsx';
import { RecipientList } from './recipient-list.tsx';

interface LegalBlocksProps {
  blocks: readonly LegalBlock[];
  operator: Operator | 'failed' | undefined;
}

export function LegalBlocks({ blocks, operator }: LegalBlocksProps) {
  return blocks.map((block, n) => {
    if (typeof block === 'string') {
      return (
        <p key={n}>
          <InlineText>{block}</InlineText>
        </p>
      );
    }
    if ('list' in block) {
      return (
        <ul key={n} className="grid list-disc gap-2 pl-5 marker:text-edge">
          {block.list.map((item) => (
            <li key={item}>
              <InlineText>{item}</InlineText>
            </li>
          ))}
        </ul>
      );
    }
    if ('insert' in block) {
      const Insert = block.insert === 'operator' ? OperatorCard : RecipientList;
      return <Insert key={n} operator={operator} />;
    }
    return <LegalTable key={n} {...block} />;
  });
}
