import { useId, useState } from 'react';
import { findLegalLines } from '#domain/copywriting/legal/find-legal-lines.ts';
import { type Seller, sellers } from '#domain/copywriting/legal/legal-line.ts';
import { type Market, usualMarkets } from '#domain/copywriting/markets/market.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { HouseSentencesDialog } from '../dialogs/house-sentences-dialog.tsx';
import { MarketSelect } from '../market-select.tsx';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';

/** What law or fairness wants said of this vehicle: explained, and added only when the seller wants it. */
export function LegalPanel({ brief, language, draft }: PanelProps) {
  const words = editorMessages.use();
  const reader = useLanguage();
  const formats = useFormats();
  const id = useId();
  const [market, setMarket] = useState<Market>(usualMarkets[language]);
  const [seller, setSeller] = useState<Seller>('professional');
  const [isHouseOpen, setHouseOpen] = useState(false);
  const lines = findLegalLines(brief, seller, market);
  const missing = lines.filter(
    ({ line, weight }) => weight === 'required' && !(line && draft.text.includes(line[language])),
  );
  return (
    <Panel
      title={words.legal}
      summary={
        missing.length > 0 && <span className="text-sm text-warning">{words.required(missing.length)}</span>
      }
    >
      <div className="grid grid-cols-2 gap-2">
        <label htmlFor={`${id}-market`} className="text-sm">
          {words.market}
          <MarketSelect id={`${id}-market`} value={market} onChange={setMarket} />
        </label>
        <label htmlFor={`${id}-seller`} className="text-sm">
          {words.seller}
          <Select
            id={`${id}-seller`}
            value={seller}
            onChange={(event) => setSeller(event.target.value as Seller)}
          >
            {sellers.map((kind) => (
              <option key={kind} value={kind}>
                {words.sellers[kind]}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <ul className="mt-3 grid gap-4 text-sm">
        {lines.map(({ id: lineId, weight, line, why, source, verifiedOn }) => {
          const text = line?.[language];
          const isThere = text !== undefined && draft.text.includes(text);
          return (
            <li key={lineId} className="grid gap-1">
              <div className="flex items-center gap-2">
                <Badge tone={weight === 'required' ? 'warning' : 'plain'}>{words.weights[weight]}</Badge>
                {isThere && <span className="text-good">{words.lineIsThere}</span>}
              </div>
              {text && <p className="font-display text-base">{text}</p>}
              <p className="text-muted">{why[reader]}</p>
              <p className="text-muted text-xs">
                {source} · {formats.date(verifiedOn)}
              </p>
              {text && !isThere && (
                <Button
                  className="justify-self-start px-3"
                  onClick={() => draft.put(`${draft.text.trimEnd()}\n\n${text}`, [...draft.locked, text])}
                >
                  {words.addLine}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-muted text-xs">{words.noLegalAdvice}</p>
      <Button look="quiet" className="mt-2 -ml-3 px-3" onClick={() => setHouseOpen(true)}>
        {words.houseSentences}
      </Button>
      <HouseSentencesDialog language={language} isOpen={isHouseOpen} onClose={() => setHouseOpen(false)} />
    </Panel>
  );
}
