import { useId } from 'react';
import { Bar, BarChart, Cell, LabelList, XAxis, YAxis } from 'recharts';
import { rankedBarHeight } from './chart-heights.ts';
import type { SeriesLook } from './chart-sheet.ts';
import { Hatch } from './hatch.tsx';

export interface RankedBar {
  name: string;
  /** Null draws no bar: what is shown then says why. */
  value: number | null;
  shown: string;
  look?: SeriesLook;
}

interface RankedBarsProps {
  bars: readonly RankedBar[];
  /** The end of the scale; the largest value if absent. */
  most?: number;
}

/** Lying bars under their names, so that long ones find room on a phone as well. */
export function RankedBars({ bars, most }: RankedBarsProps) {
  const hatch = useId();
  const end = most ?? Math.max(1, ...bars.map(({ value }) => value ?? 0));
  const data = bars.map((bar) => ({ ...bar, length: bar.value ?? 0 }));
  return (
    <BarChart
      responsive
      layout="vertical"
      data={data}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      style={{ width: '100%', height: bars.length * rankedBarHeight, fontFamily: 'inherit' }}
    >
      <defs>
        <Hatch id={hatch} />
      </defs>
      <XAxis type="number" domain={[0, end]} hide />
      <YAxis type="category" dataKey="name" hide />
      <Bar
        dataKey="length"
        barSize={12}
        radius={3}
        isAnimationActive={false}
        background={{ fill: 'var(--color-sunken)', radius: 3 }}
      >
        {data.map(({ name, look }) => (
          <Cell
            key={name}
            fill={look === 'hatched' ? `url(#${hatch})` : 'var(--color-ink)'}
            stroke={look === 'hatched' ? 'var(--color-listing)' : 'none'}
          />
        ))}
        <LabelList
          content={({ y, index }) => {
            const bar = bars[Number(index)];
            if (!bar) return null;
            const line = Number(y) - 8;
            return (
              <g fontSize={14}>
                <text x={0} y={line} fill="var(--color-ink)" fontWeight={500}>
                  {bar.name}
                </text>
                <text x="100%" y={line} textAnchor="end" fill="var(--color-muted)">
                  {bar.shown}
                </text>
              </g>
            );
          }}
        />
      </Bar>
    </BarChart>
  );
}
