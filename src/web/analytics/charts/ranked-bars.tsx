import { useId } from 'react';
import { Bar, BarChart, LabelList, Rectangle, Text, useChartWidth, XAxis, YAxis } from 'recharts';
import { rankedBarsHeight, rankedBarsRoom } from './chart-heights.ts';
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
      margin={{ top: rankedBarsRoom, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
      style={{ width: '100%', height: rankedBarsHeight(bars.length), fontFamily: 'inherit' }}
    >
      <defs>
        <Hatch id={hatch} />
      </defs>
      <XAxis type="number" domain={[0, end]} hide />
      <YAxis type="category" dataKey="name" hide />
      <Bar
        dataKey="length"
        barSize={12}
        isAnimationActive={false}
        shape={({ x, y, width, height, payload }) => {
          const isHatched = payload.look === 'hatched';
          return (
            <Rectangle
              {...{ x, y, width, height }}
              radius={3}
              fill={isHatched ? `url(#${hatch})` : 'var(--color-ink)'}
              stroke={isHatched ? 'var(--color-listing)' : 'none'}
            />
          );
        }}
        background={{ fill: 'var(--color-sunken)', radius: 3 }}
      >
        <LabelList
          content={({ y, index }) => {
            const bar = bars[Number(index)];
            return bar && <BarLine bar={bar} y={Number(y) - 8} />;
          }}
        />
      </Bar>
    </BarChart>
  );
}

/** Pixels of a letter of what is shown, on average; the name has the rest, and ends in dots where that is not enough. */
const letterWidth = 6.6;

function BarLine({ bar: { name, shown }, y }: { bar: RankedBar; y: number }) {
  const width = useChartWidth() ?? 0;
  return (
    <g fontSize={14}>
      <Text
        x={0}
        y={y}
        width={Math.max(80, width - (shown.length + 1) * letterWidth)}
        maxLines={1}
        breakAll
        fontSize={14}
        fontWeight={500}
        fill="var(--color-ink)"
      >
        {name}
      </Text>
      <text x="100%" y={y} textAnchor="end" fill="var(--color-muted)">
        {shown}
      </text>
    </g>
  );
}
