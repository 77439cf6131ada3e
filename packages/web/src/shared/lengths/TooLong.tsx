import { useLengthIssue } from './use-length-issue.ts';

/** Says that a text is too long, under a field that has no place for it of its own. */
export function TooLong({ text, most }: { text: string; most: number }) {
  const issue = useLengthIssue()(text, { least: 0, most });
  return (
    issue !== null && (
      <p className="rule-mistake" role="alert">
        {issue}
      </p>
    )
  );
}
