import type { MomentInput } from '@earshot/core/coaching/coaching.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useSaveMoment } from './coaching.queries.ts';
import { coachingTexts } from './coaching.texts.ts';
import { GiveDialog } from './give/GiveDialog.tsx';
import { itemOfCall } from './give/give-draft.ts';
import { MomentDialog } from './MomentDialog.tsx';
import { nameFor } from './name-for.ts';

export type Picked = Pick<CallMoment, 'start_ms' | 'end_ms' | 'role' | 'text'>;

type Props = {
  call: File;
  at: Picked;
  /** What the moment is about, where that is known: its name to begin with. */
  about?: string | undefined;
  onClose: () => void;
};

/** Takes a moment of a call to the library, or gives it to the operator at once. */
export function AddToCoaching({ call, at, about, onClose }: Props) {
  const t = useTexts(coachingTexts);
  const saving = useSaveMoment();
  const [given, setGiven] = useState<MomentInput | null>(null);
  const { agent_id, operator } = call;
  if (given !== null && agent_id !== null)
    return (
      <GiveDialog
        first={{
          agent: { id: agent_id, name: operator ?? '' },
          name: given.name,
          items: [{ ...itemOfCall(call, at), note: given.note }],
        }}
        onClose={onClose}
      />
    );
  return (
    <MomentDialog
      title={t('addTitle')}
      subject={`${call.file_id}:${at.start_ms}-${at.end_ms}`}
      isNew
      first={{ name: nameFor(about ?? at.text), kind: 'good', theme: '', note: '' }}
      quote={at.text}
      save={t('toLibrary')}
      isSaving={saving.isPending}
      onSave={(said) =>
        saving.mutateAsync({
          ...said,
          file_id: call.file_id,
          at: { start_ms: at.start_ms, end_ms: at.end_ms },
        })
      }
      saved={t('savedMoment')}
      other={(said, letGo) =>
        agent_id === null ? (
          <p className="xs mut grow">{t('noOperator')}</p>
        ) : (
          <Button
            onClick={() => {
              letGo();
              setGiven(said);
            }}
          >
            {t('giveNow')}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}
