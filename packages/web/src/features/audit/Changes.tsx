import { Fragment } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { auditTexts } from './audit.texts.ts';
import type { Change } from './changes.ts';
import { useFieldName, useValue } from './use-value.ts';

/** Values before and after; one line a value. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const nameOf = useFieldName();
  return (
    <dl className="audit-difference">
      {changes.map((change) => (
        <Fragment key={change.names.join('.')}>
          <dt className="mut">{nameOf(change.names)}</dt>
          <dd>
            <Sides change={change} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Sides({ change }: { change: Change }) {
  const t = useTexts(auditTexts);
  const write = useValue();
  const field = change.names.at(-1);
  const [hasBefore, hasAfter] = ['before' in change, 'after' in change];
  if (isWhole(change.before) || isWhole(change.after)) return <Whole change={change} />;
  if (!hasAfter) return <span>{write(change.before, field)}</span>;
  return (
    <>
      {hasBefore && (
        <>
          <span className="visually-hidden">{t('before')} </span>
          <del>{write(change.before, field)}</del>
          <span aria-hidden> → </span>
        </>
      )}
      {hasBefore && <span className="visually-hidden">{t('after')} </span>}
      <ins>{write(change.after, field)}</ins>
    </>
  );
}

const isWhole = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is read as a whole, as it is kept. */
function Whole({ change }: { change: Change }) {
  const t = useTexts(auditTexts);
  return (
    <details className="as-kept">
      <summary>{t('asKept')}</summary>
      {(['before', 'after'] as const).map(
        (side) =>
          side in change && (
            <p key={side}>
              <span className="mut">{t(side)}: </span>
              <code>{JSON.stringify(change[side])}</code>
            </p>
          ),
      )}
    </details>
  );
}
