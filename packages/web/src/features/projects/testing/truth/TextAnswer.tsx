import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../lib/i18n.ts';
import { transcriptQuery } from '../../../../shared/files/files.queries.ts';
import { truthTexts } from '../../truth.texts.ts';
import type { AnswerProps } from './AnswerBox.tsx';

/** As the server takes it, in characters. */
const longest = 500_000;

/** The words of a call as they were said. They may start from what was heard, but only if one asks for it. */
export function TextAnswer({ truth, value, onChange, onSave }: AnswerProps & { onSave: () => void }) {
  const t = useTexts(truthTexts);
  const heard = useQuery({ ...transcriptQuery(truth.file_id), retry: false }).data;
  const text = value !== null && 'text' in value ? value.text : '';
  const write = (next: string) => onChange(next.trim() === '' ? null : { text: next });
  return (
    <div className="answer-text">
      <TextField
        multiline
        fullWidth
        minRows={6}
        maxRows={24}
        size="small"
        label={t('question_text')}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSave();
        }}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      {text === '' && heard && heard.phrases.length > 0 && (
        <Button size="small" onClick={() => write(heard.phrases.map((one) => one.text).join('\n'))}>
          {t('startFromHeard')}
        </Button>
      )}
    </div>
  );
}
