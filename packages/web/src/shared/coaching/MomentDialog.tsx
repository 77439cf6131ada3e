import {
  coachingNameLength,
  longestNote,
  longestTheme,
  type MomentInput,
  momentKinds,
} from '@earshot/core/coaching/coaching.ts';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { LengthField } from '../lengths/LengthField.tsx';
import { words } from '../words.texts.ts';
import './coaching.css';
import { momentsQuery } from './coaching.queries.ts';
import { coachingTexts } from './coaching.texts.ts';

const noteLength = { least: 0, most: longestNote };

type Props = {
  title: string;
  first: MomentInput;
  /** The words that the moment is of. */
  quote: string;
  save: string;
  isSaving: boolean;
  onSave: (said: MomentInput) => void;
  /** What else can be done with it. */
  other?: (said: MomentInput) => ReactNode;
  onClose: () => void;
};

/** What is said of a moment of a call: what it is an example of, and what to listen for. */
export function MomentDialog({ title, first, quote, save, isSaving, onSave, other, onClose }: Props) {
  const w = useTexts(words);
  const [said, setSaid] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const set = (part: Partial<MomentInput>) => setSaid((now) => ({ ...now, ...part }));
  const submit = () => {
    setIsTried(true);
    const name = said.name.trim();
    if (name.length >= coachingNameLength.least && said.note.trim().length <= longestNote)
      onSave({ ...said, name, note: said.note.trim(), theme: said.theme.trim() });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="moment-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id="moment-title">{title}</DialogTitle>
        <DialogContent>
          <Fields {...{ said, set, quote, isTried }} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <Button onClick={onClose}>{w('cancel')}</Button>
          {other?.(said)}
          <Button type="submit" variant="contained" loading={isSaving}>
            {save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type FieldsProps = {
  said: MomentInput;
  set: (part: Partial<MomentInput>) => void;
  quote: string;
  isTried: boolean;
};

function Fields({ said, set, quote, isTried }: FieldsProps) {
  const t = useTexts(coachingTexts);
  return (
    <div className="moment-fields">
      {quote !== '' && <q dir="auto">{quote}</q>}
      <LengthField
        fullWidth
        autoFocus
        isQuiet
        label={t('name')}
        limits={coachingNameLength}
        isTried={isTried}
        value={said.name}
        onText={(name) => set({ name })}
      />
      <Choice
        label={t('kind')}
        value={said.kind}
        options={momentKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        onChange={(kind) => set({ kind })}
      />
      <ThemeField value={said.theme} onChange={(theme) => set({ theme })} />
      <LengthField
        fullWidth
        multiline
        isQuiet
        minRows={2}
        maxRows={8}
        label={t('note')}
        placeholder={t('noteHelp')}
        limits={noteLength}
        isTried={isTried}
        value={said.note}
        onText={(note) => set({ note })}
      />
    </div>
  );
}

/** A theme that moments have already, or another. */
function ThemeField({ value, onChange }: { value: string; onChange: (theme: string) => void }) {
  const t = useTexts(coachingTexts);
  const themes = useQuery(momentsQuery({ limit: 1 })).data?.themes ?? [];
  return (
    <Autocomplete
      freeSolo
      options={themes}
      inputValue={value}
      onInputChange={(_event, theme) => onChange(theme.slice(0, longestTheme))}
      renderInput={(props) => <TextField {...props} label={t('theme')} helperText={t('themeHelp')} />}
    />
  );
}
