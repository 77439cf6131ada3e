import type { ReportBlock } from '../reports.api.ts';
import type { Block } from '../reports.ts';
import { colours, mixed } from './colours.ts';
import type { Pen } from './pen.ts';
import type { Band, Part, Shape } from './shapes.ts';
import { changeMark, type Mark, valueMark } from './value-marks.ts';
import { baseLine, lineHeight, plain, strong, tabular, wrap } from './write.ts';

const [name, facts, figures] = [plain(13), plain(11), tabular(strong(13))];
const gap = 10;
const barHeight = 12;

type Step = {
  title: string;
  /** The number, and how it changed. */
  marks: readonly Mark[];
  /** How many are left of all, 0 … 1; null where there are no calls. */
  left: number | null;
  facts: readonly string[];
};

/** A bar a step: how many calls are left, of all and of those that came to it. */
export function drawFunnel(pen: Pen, { measures }: Block, { totals }: ReportBlock, width: number): Part[] {
  const { calls, values } = totals;
  const shareOf = (part: number, of: number) => (of === 0 ? '–' : pen.share(part / of));
  const all: Step = {
    title: pen.word('all'),
    marks: [{ text: pen.count(calls), fill: colours.text, isStrong: true }],
    left: calls === 0 ? null : 1,
    facts: [],
  };
  const steps = measures.map((measure, at): Step => {
    const value = values[at];
    const left = value?.hits ?? 0;
    return {
      title: pen.titleOf(measure),
      marks: [valueMark(pen, measure, value), ...(value?.before ? [changeMark(pen, measure, value)] : [])],
      left: calls === 0 ? null : left / calls,
      facts: [
        pen.word('shareOf', { of: pen.word('ofStep'), share: shareOf(left, value?.n ?? 0) }),
        pen.word('shareOf', { of: pen.word('ofAll'), share: shareOf(left, calls) }),
      ],
    };
  });
  return [{ head: [], bands: [all, ...steps].map((step) => bandOf(pen, step, width)) }];
}

/** The name of a step with its number beside it, its bar, and what part that is. */
function bandOf(pen: Pen, step: Step, width: number): Band {
  const shapes: Shape[] = [];
  const high = lineHeight(name);
  let end = width;
  for (const { text, fill, url } of step.marks.toReversed()) {
    const mark = pen.write(
      text,
      { x: end, y: baseLine(high, name), anchor: 'end', most: end },
      { font: figures, fill, url },
    );
    shapes.push(mark);
    end = mark.x - gap;
  }
  const lines = wrap(step.title, Math.max(0, end), name, 2, pen.widthOf);
  for (const [at, line] of lines.entries())
    shapes.push(pen.write(line, { x: 0, y: at * high + baseLine(high, name) }, { font: name }));
  let y = lines.length * high + 2;
  shapes.push({ kind: 'rect', x: 0, y, width, height: barHeight, radius: 3, fill: colours.surface3 });
  if (step.left !== null && step.left > 0)
    shapes.push({
      kind: 'rect',
      x: 0,
      y,
      width: Math.min(1, step.left) * width,
      height: barHeight,
      radius: 3,
      fill: mixed(colours.brand, 55),
    });
  y += barHeight + 2;
  const said = step.facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ');
  for (const line of said === '' ? [] : wrap(said, width, facts, 2, pen.widthOf)) {
    const height = lineHeight(facts);
    shapes.push(
      pen.write(line, { x: 0, y: y + baseLine(height, facts) }, { font: facts, fill: colours.text2 }),
    );
    y += height;
  }
  return { height: y + 8, shapes };
}
