import type { CoachingMoment } from '@earshot/core/coaching/coaching.ts';
import Checkbox from '@mui/material/Checkbox';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { formatDate } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useChangeMoment, useRemoveMoment } from '../../shared/coaching/coaching.queries.ts';
import { coachingTexts } from '../../shared/coaching/coaching.texts.ts';
import { KindChip } from '../../shared/coaching/KindChip.tsx';
import { MomentDialog } from '../../shared/coaching/MomentDialog.tsx';
import { MomentLine } from '../../shared/coaching/MomentLine.tsx';
import { OperatorLink } from '../../shared/people/PersonLink.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { coachingPageTexts } from './coaching.texts.ts';

type Props = {
  moment: CoachingMoment;
  isChosen: boolean;
  onToggle: () => void;
  onGone: () => void;
};

/** A moment of the library: what it is an example of, whose, and what to listen for. */
export function LibraryRow({ moment, isChosen, onToggle, onGone }: Props) {
  const t = useTexts(coachingPageTexts);
  const { id, name, note, kind, theme, operator, started_at, saved_by, created, can_change } = moment;
  return (
    <li className="moment-row" data-testid={`moment-${id}`}>
      {can_change && (
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': t('chooseOf', { name }) } }}
        />
      )}
      <div className="moment-said">
        <p className="row moment-head">
          <b dir="auto">{name}</b>
          <KindChip kind={kind} />
          {theme !== '' && (
            <span className="chip small tone-mute" dir="auto">
              {theme}
            </span>
          )}
        </p>
        <MomentLine of={moment} />
        {note !== '' && (
          <p className="sm t2" dir="auto">
            {note}
          </p>
        )}
        <p className="xs mut">
          {operator !== null && <OperatorLink name={operator.name} id={operator.id} />}
          {operator !== null && ' · '}
          {[formatDate(started_at), t('by', { name: saved_by ?? '–', date: formatDate(created) })].join(
            ' · ',
          )}
        </p>
      </div>
      {can_change && <Actions moment={moment} onGone={onGone} />}
    </li>
  );
}

function Actions({ moment, onGone }: { moment: CoachingMoment; onGone: () => void }) {
  const t = useTexts(coachingPageTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const removing = useRemoveMoment();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const { id, name } = moment;
  return (
    <span className="row moment-do">
      <IconAction size="small" label={t('editOf', { name })} onClick={() => setOpen('edit')}>
        <Pencil size={14} />
      </IconAction>
      <IconAction size="small" label={t('removeOf', { name })} onClick={() => setOpen('remove')}>
        <Trash2 size={14} />
      </IconAction>
      {open === 'edit' && <Editing moment={moment} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'remove'}
        title={t('removeTitle')}
        text={t('removeText', { name })}
        confirm={w('remove')}
        cancel={w('cancel')}
        danger
        onConfirm={() =>
          removing.mutate(id, {
            onSuccess: () => {
              notify.done(t('removed'));
              onGone();
            },
            onError: notify.failed,
          })
        }
        onClose={() => setOpen(null)}
      />
    </span>
  );
}

function Editing({ moment, onClose }: { moment: CoachingMoment; onClose: () => void }) {
  const c = useTexts(coachingTexts);
  const w = useTexts(words);
  const changing = useChangeMoment();
  const { id, name, note, kind, theme } = moment;
  return (
    <MomentDialog
      title={c('editTitle')}
      subject={`${moment.file_id}:moment-${id}`}
      first={{ name, note, kind, theme }}
      quote={moment.moment.text}
      save={w('save')}
      isSaving={changing.isPending}
      onSave={(body) => changing.mutateAsync({ id, body })}
      saved={w('saved')}
      onClose={onClose}
    />
  );
}
