import type { QueryIssue } from '@earshot/core/matching/query.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { queryIssueTexts } from './query-issues.texts.ts';

/** What is wrong, each with the text around it and the place marked. */
export function QueryMistakes({
  issues,
  textOf,
}: {
  issues: readonly QueryIssue[];
  textOf: (issue: QueryIssue) => string;
}) {
  const t = useTexts(queryIssueTexts);
  const shown = issues.filter(({ code }) => code !== 'empty').slice(0, 5);
  if (shown.length === 0) return null;
  return (
    <ul className="query-mistakes" role="status">
      {shown.map((issue) => (
        <li key={`${issue.phrase}-${issue.code}-${issue.start}`}>
          <Marked text={textOf(issue)} start={issue.start} end={issue.end} />
          <span>{t(issue.code)}</span>
        </li>
      ))}
    </ul>
  );
}

const around = 24;

/** A text with one place marked; of a long one only what is near. */
export function Marked({ text, start, end }: { text: string; start: number; end: number }) {
  if (text === '') return null;
  const to = Math.max(end, start);
  const from = Math.max(0, start - around);
  return (
    <code className="marked" dir="auto">
      {from > 0 && '…'}
      {text.slice(from, start)}
      <mark>{text.slice(start, to) || '\u2038'}</mark>
      {text.slice(to, to + around)}
      {to + around < text.length && '…'}
    </code>
  );
}
