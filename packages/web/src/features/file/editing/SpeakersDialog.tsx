import type { Speaker } from '@earshot/core/call/speaker.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { metricsQuery, useSetSpeakers } from '../../../shared/files/files.queries.ts';
import { hasSound } from '../../../shared/files/has-sound.ts';
import { PassagePlay } from '../../../shared/hits/PassagePlay.tsx';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import { editingTexts } from './editing.texts.ts';
import './speakers.css';
import { speakersTexts } from './speakers.texts.ts';
import { useOwnSpeakerName } from './use-speaker-name.ts';
import { type Introduced, introduce } from './who-is-who.ts';

type Role = Speaker['role'];
type Props = { file: File; transcript: Transcript; onClose: () => void };

/** Everybody in the call with their first words; a person says who is who. */
export function SpeakersDialog({ file, transcript, onClose }: Props) {
  const t = useTexts(speakersTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const [roles, setRoles] = useState<Readonly<Record<string, Role>>>({});
  const { mutate, isPending } = useSetSpeakers(file.file_id);
  const roleOf = ({ id, role }: Speaker): Role => (id in roles ? (roles[id] ?? null) : role);
  const changed = transcript.speakers.filter((speaker) => roleOf(speaker) !== speaker.role);
  const save = () =>
    mutate(
      changed.map((speaker) => ({ id: speaker.id, role: roleOf(speaker), name: speaker.name })),
      {
        onSuccess: () => {
          notify.done(t('saved'));
          onClose();
        },
        onError: notify.failed,
      },
    );
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="speakers-title">
      <DialogTitle id="speakers-title">{t('title')}</DialogTitle>
      <DialogContent>
        <p className="t2">{t('lead')}</p>
        <ul className="speakers">
          {introduce(transcript).map((one) => (
            <Line
              key={one.speaker.id}
              {...{ file, transcript }}
              introduced={one}
              role={roleOf(one.speaker)}
              onRole={(role) => setRoles((now) => ({ ...now, [one.speaker.id]: role }))}
            />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button variant="contained" disabled={changed.length === 0} loading={isPending} onClick={save}>
          {w('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type LineProps = {
  file: File;
  transcript: Transcript;
  introduced: Introduced;
  role: Role;
  onRole: (role: Role) => void;
};

function Line({ file, transcript, introduced, role, onRole }: LineProps) {
  const t = useTexts(speakersTexts);
  const e = useTexts(editingTexts);
  const w = useTexts(words);
  const nameOf = useOwnSpeakerName(transcript);
  const { speaker, phrases, first } = introduced;
  const metrics = useQuery({ ...metricsQuery(file.file_id), retry: false }).data;
  const talkMs = metrics?.speakers.find((one) => one.speaker === speaker.id)?.talk_ms.value ?? null;
  const name = nameOf(speaker.id);
  const saysHowMuch =
    first === null
      ? t('silent')
      : metrics && talkMs !== null && metrics.duration_ms > 0
        ? t('share', { share: formatPercent(talkMs / metrics.duration_ms) })
        : e('phrases', { count: phrases });
  return (
    <li data-testid={`speaker-${speaker.id}`}>
      <div className="speaker-line">
        {first && hasSound(file) && <PassagePlay call={file} startMs={first.start_ms} endMs={first.end_ms} />}
        <div>
          <span className="med">{name}</span> <span className="sm mut">{saysHowMuch}</span>
          {first && <span className="speaker-quote sm t2">{first.text}</span>}
        </div>
      </div>
      <Choice
        label={t('roleOf', { name })}
        value={role ?? 'unknown'}
        options={[
          { value: 'operator', label: w('operator') },
          { value: 'abonent', label: w('abonent') },
          { value: 'unknown', label: t('unknown') },
        ]}
        onChange={(next) => onRole(next === 'unknown' ? null : next)}
      />
    </li>
  );
}
