import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { formatClock, formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { fileLength } from '../../../shared/files/file-length.ts';
import { fileTitle } from '../../../shared/files/file-title.ts';
import { words } from '../../../shared/words.texts.ts';
import { useSpeakerName } from '../editing/use-speaker-name.ts';
import { fileTexts } from '../file.texts.ts';
import { notesTexts } from '../panels/notes.texts.ts';
import { panelsTexts } from '../panels/panels.texts.ts';
import { SummaryTab } from '../panels/SummaryTab.tsx';
import { fileTagsQuery, matchesQuery } from '../panels/tags.queries.ts';
import { useMarkLabel } from '../player/use-mark-label.ts';
import type { Row } from '../transcript/transcript-index.ts';
import { tellsTimes } from '../transcript/transcript-text.ts';
import type { Call } from '../use-call.ts';
import { useIsViewOnly } from '../use-view-only.ts';
import './print.css';
import { useIsPrinting } from './use-printing.ts';

type Props = { file: File; call: Call };

/** The call as a document: all of it, while it is being printed. Nothing else of the page is. */
export function PrintedCall(props: Props) {
  const { file, call } = props;
  const { metrics, transcript } = call;
  const isPrinting = useIsPrinting();
  const found = useFound(file);
  if (!isPrinting) return null;
  return createPortal(
    <article className="printed-call">
      <Head file={file} />
      <section>
        <SummaryTab {...{ file, metrics, transcript }} isOnPaper />
      </section>
      <Found lists={found} />
      <Words {...props} />
    </article>,
    document.body,
  );
}

function Head({ file }: { file: File }) {
  const t = useTexts(fileTexts);
  const p = useTexts(panelsTexts);
  const w = useTexts(words);
  const length = fileLength(file);
  const lines: [string, string | null][] = [
    [w('operator'), file.operator],
    [w('abonent'), file.abonent],
    [t('direction'), file.direction && w(file.direction)],
    file.recorded_at
      ? [p('recorded'), formatDateTime(file.recorded_at)]
      : [p('uploaded'), formatDateTime(file.created)],
    [p('duration'), length === null ? null : formatClock(length)],
    [w('source'), file.source?.name ?? null],
    [t('name'), file.name],
  ];
  return (
    <header>
      <h1>{fileTitle(file)}</h1>
      <dl>
        {lines
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </header>
  );
}

type List = { title: string; items: string[] };

/** Tags with their weights, and patterns; asked before anybody prints, so that they are there by then. */
function useFound(file: File): List[] {
  const n = useTexts(notesTexts);
  // What a link shows is the call, not what the workspace makes of it.
  const isViewOnly = useIsViewOnly();
  const tags = useQuery({ ...fileTagsQuery(file.file_id), enabled: !isViewOnly, retry: false }).data;
  const matches = useQuery({ ...matchesQuery(file.file_id), enabled: !isViewOnly, retry: false }).data;
  const weight = (value: number) => (value === 0 ? '' : ` (${value > 0 ? '+' : ''}${formatNumber(value)})`);
  return [
    { title: n('tabTags'), items: tags?.map((tag) => tag.name + weight(tag.weight)) ?? [] },
    {
      title: n('patternsFound'),
      items: matches?.filter(({ kind }) => kind === 'pattern').map(({ name }) => name) ?? [],
    },
  ].filter(({ items }) => items.length > 0);
}

function Found({ lists }: { lists: readonly List[] }) {
  return lists.map(({ title, items }) => (
    <section key={title}>
      <h2>{title}</h2>
      <p>{items.join(', ')}</p>
    </section>
  ));
}

function Words({ file, call: { transcript, index } }: Props) {
  const t = useTexts(fileTexts);
  const who = useSpeakerName(file, transcript);
  const hasTimes = transcript !== undefined && tellsTimes(file, transcript);
  const textOf = (places: readonly number[]) =>
    places.map((at) => transcript?.phrases[at]?.text ?? '').join(' ');
  return (
    <section lang={transcript?.language ?? undefined}>
      <h2>{t('transcript')}</h2>
      {index.rows.length === 0 && <p>{t('transcriptNone')}</p>}
      <table className="printed-turns">
        <tbody>
          {index.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by its place.
            <tr key={at}>
              {hasTimes && <td className="num">{formatClock(row.startMs)}</td>}
              {row.kind === 'turn' ? (
                <>
                  <th scope="row">{who(row.speaker, row.role)}</th>
                  <td>{textOf(row.phrases)}</td>
                </>
              ) : (
                <Hold row={row} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Hold({ row: { startMs, endMs, hold } }: { row: Extract<Row, { kind: 'hold' }> }) {
  const label = useMarkLabel();
  return <td colSpan={2}>{label({ kind: 'hold', startMs, endMs, isMusic: hold.kind === 'music' })}</td>;
}
