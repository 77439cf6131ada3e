import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallPicker } from '../../shared/files/CallPicker.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { SegmentCallList } from './SegmentCallList.tsx';
import { segmentCallsQuery, useAddToSegment, useRemoveFromSegment } from './segments.queries.ts';
import { segmentsTexts } from './segments.texts.ts';

type Props = {
  /** Null while the list is not saved: then `picked` is all there is. */
  id: number | null;
  picked: readonly File[];
  onPick: (files: File[]) => void;
  disabled: boolean;
};

/** The calls of a list picked by hand. On a list that is saved each change counts at once. */
export function HandPicked({ id, picked, onPick, disabled }: Props) {
  const t = useTexts(segmentsTexts);
  const notify = useNotify();
  const add = useAddToSegment();
  const remove = useRemoveFromSegment();
  const { data } = useQuery({
    ...segmentCallsQuery({ segments: [id ?? 0] }, null),
    placeholderData: (before) => (id === null ? undefined : before),
    enabled: id !== null,
  });
  const calls = id === null ? picked.map((file) => ({ file, hits: [] })) : (data?.calls ?? []);
  const count = id === null ? picked.length : (data?.count ?? 0);
  const isOn = (file: File) => calls.some((one) => one.file.file_id === file.file_id);
  const put = (file: File) => {
    if (isOn(file)) return;
    if (id === null) onPick([...picked, file]);
    else add.mutate({ id, fileId: file.file_id }, { onError: notify.failed });
  };
  const takeOff = (file: File) => {
    if (id === null) onPick(picked.filter(({ file_id }) => file_id !== file.file_id));
    else remove.mutate({ id, fileId: file.file_id }, { onError: notify.failed });
  };
  return (
    <section className="card live-test" aria-label={t('calls')}>
      <div className="rule-line live-head">
        <h2>{t('calls')}</h2>
        <span className="push num t2" aria-live="polite" data-testid="segment-count">
          {t('countNow', { count, shown: formatNumber(count) })}
        </span>
      </div>
      {count === 0 && <p className="live-note t2">{t('noCalls')}</p>}
      <SegmentCallList calls={calls} onRemove={disabled ? undefined : takeOff} />
      {!disabled && (
        <div className="live-note segment-add">
          <h3>{t('addCall')}</h3>
          <CallPicker onPick={put} />
        </div>
      )}
    </section>
  );
}
