import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { columnsHeight } from './chart-heights.ts';
import { countTicks } from './count-ticks.ts';
import { Hatch } from './hatch.tsx';

export interface Column {
  /** Under the axis. */
  tick: string;
  /** In full, for who points at it. */
  title: string;
  solid: number;
  hatched: number;
  /** Said beside both. */
  note?: string;
}

interface ColumnsProps {
  columns: readonly Column[];
  names: { solid: string; hatched: string };
  isStacked: boolean;
}

/** Two series of counts over time: one upon the other where they make up a whole, else side by side. */
export function Columns({ columns, names, isStacked }: ColumnsProps) {
  const hatch = useId();
  const stack = isStacked ? { stackId: 'whole' } : {};
  const highest = Math.max(
    0,
    ...columns.map(({ solid, hatched }) => (isStacked ? solid + hatched : Math.max(solid, hatched))),
  );
  const tick = { fill: 'var(--color-muted)', fontSize: 12 };
  return (
    <BarChart
      responsive
      data={columns as Column[]}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      barGap={2}
      barCategoryGap="18%"
      accessibilityLayer={false}
      style={{ width: '100%', height: columnsHeight, fontFamily: 'inherit' }}
    >
      <defs>
        <Hatch id={hatch} />
      </defs>
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis
        dataKey="tick"
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: 'var(--color-edge)' }}
        minTickGap={12}
        interval="preserveStartEnd"
      />
      <YAxis
        allowDecimals={false}
        tickCount={countTicks(highest)}
        width={34}
        tick={tick}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        cursor={{ fill: 'var(--color-sunken)' }}
        isAnimationActive={false}
        content={({ active, payload }) => {
          const column: Column | undefined = active ? payload[0]?.payload : undefined;
          return column && <Tip column={column} names={names} />;
        }}
      />
      <Bar dataKey="solid" {...stack} fill="var(--color-ink)" maxBarSize={36} isAnimationActive={false} />
      <Bar
        dataKey="hatched"
        {...stack}
        fill={`url(#${hatch})`}
        stroke="var(--color-listing)"
        maxBarSize={36}
        isAnimationActive={false}
      />
    </BarChart>
  );
}

function Tip({ column, names }: { column: Column; names: ColumnsProps['names'] }) {
  const { number } = useFormats();
  return (
    <div className="rounded-md border border-line bg-sheet px-3 py-2 text-sm shadow-raised">
      <p className="font-semibold">{column.title}</p>
      <p className="tabular-nums">{`${names.solid}: ${number(column.solid)}`}</p>
      <p className="tabular-nums">{`${names.hatched}: ${number(column.hatched)}`}</p>
      {column.note && <p className="text-muted tabular-nums">{column.note}</p>}
    </div>
  );
}
