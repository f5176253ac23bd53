import { chakra } from '@chakra-ui/react/styled-system';
import { decimalAxis } from './axis';
import { ChartFrame } from './chart-frame';

/** The units of the drawing, which is stretched to its place. */
const WIDTH = 1000;
const HEIGHT = 100;

const Drawing = chakra('svg', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', overflow: 'visible' },
});
const Line = chakra('line', { base: { stroke: 'accent', strokeWidth: '3px', strokeLinecap: 'round' } });
const spanLooks = {
  soft: { fill: 'accentSoft' },
  striped: { fill: 'needsSoft', stroke: 'needs', strokeDasharray: '6 3' },
  outlined: { fill: 'sunken', stroke: 'control', strokeDasharray: '2 3' },
} as const;
const Span = chakra('rect', { base: { strokeWidth: '1px' }, variants: { look: spanLooks } });
const Ticks = chakra('div', { base: { position: 'relative', gridColumn: '2', height: '1lh' } });
const Tick = chakra('span', {
  base: { position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  variants: { end: { first: { transform: 'none' }, last: { transform: 'translateX(-100%)' } } },
});
const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    mt: '2',
    color: 'muted',
    textStyle: 'caption',
    _print: { display: 'none' },
  },
});
const Entry = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const Sample = chakra('svg', { base: { width: '1.5em', height: '1em', flexShrink: '0' } });

/** A value that holds from one place of the horizontal axis to another. */
export interface ChartStep {
  from: number;
  to: number;
  value: number;
  /** The tooltip. */
  label: string;
}

/** A part of the horizontal axis with a background of its own. */
export interface ChartSpan {
  from: number;
  to: number;
  look: keyof typeof spanLooks;
  label: string;
}

interface StepChartProps {
  /** The ends of the horizontal axis. */
  from: number;
  to: number;
  steps: readonly ChartStep[];
  spans: readonly ChartSpan[];
  ticks: readonly { at: number; text: string }[];
  /** The names of the line and of the kinds of spans. */
  legend: { line: string; spans: Partial<Record<keyof typeof spanLooks, string>> };
}

/** A step line over named spans, hidden from screen readers: the same numbers are in a table next to it. */
export function StepChart({ from, to, steps, spans, ticks, legend }: StepChartProps) {
  const numbers = decimalAxis(Math.max(0, ...steps.map(({ value }) => value)));
  const top = Number(numbers.at(-1));
  const across = (place: number) => ((place - from) / (to - from)) * WIDTH;
  const up = (value: number) => HEIGHT - (value / top) * HEIGHT;
  return (
    <div aria-hidden>
      <ChartFrame
        numbers={numbers}
        below={
          <Ticks>
            {ticks.map(({ at, text }, nth) => (
              <Tick
                key={text}
                end={nth === 0 ? 'first' : nth === ticks.length - 1 ? 'last' : undefined}
                style={{ left: `${(across(at) / WIDTH) * 100}%` }}
              >
                {text}
              </Tick>
            ))}
          </Ticks>
        }
      >
        <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {spans.map((span) => (
            <Span
              key={span.label}
              data-span={span.look}
              look={span.look}
              x={across(span.from)}
              width={across(span.to) - across(span.from)}
              y={0}
              height={HEIGHT}
              vectorEffect="non-scaling-stroke"
            >
              <title>{span.label}</title>
            </Span>
          ))}
          {steps.map((step) => (
            <Line
              key={step.label}
              data-step
              x1={across(step.from)}
              x2={across(step.to)}
              y1={up(step.value)}
              y2={up(step.value)}
              vectorEffect="non-scaling-stroke"
            >
              <title>{step.label}</title>
            </Line>
          ))}
        </Drawing>
      </ChartFrame>
      <Legend>
        <Entry>
          <Sample viewBox="0 0 24 16">
            <Line x1={2} x2={22} y1={8} y2={8} />
          </Sample>
          {legend.line}
        </Entry>
        {(Object.keys(spanLooks) as (keyof typeof spanLooks)[]).map(
          (look) =>
            legend.spans[look] && (
              <Entry key={look}>
                <Sample viewBox="0 0 24 16">
                  <Span look={look} x={1} y={1} width={22} height={14} />
                </Sample>
                {legend.spans[look]}
              </Entry>
            ),
        )}
      </Legend>
    </div>
  );
}
