import { longestPatternName, type Pattern, PatternInput } from '@earshot/core/patterns/patterns.api.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNavigate } from '@tanstack/react-router';
import { AudioLines, Copy } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { RuleEditor } from '../../shared/rules/editor/RuleEditor.tsx';
import { RuleHead } from '../../shared/rules/editor/RuleHead.tsx';
import type { ApplyTo } from '../../shared/rules/editor/SaveCard.tsx';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { useDraft } from '../../shared/rules/editor/use-draft.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { useLockPattern, useSavePattern } from './patterns.queries.ts';
import { patternsTexts } from './patterns.texts.ts';
import { useClone } from './use-clone.ts';

const inputOf = ({ name, description, detection }: Pattern): PatternInput => ({
  name,
  description,
  detection,
});
const shortest = 3;

/** A pattern as it is being written; it is new where there is none. */
export function PatternEditor({ pattern, blank }: { pattern: Pattern | null; blank: PatternInput }) {
  const t = useTexts(patternsTexts);
  const s = useTexts(savingTexts);
  const w = useTexts(words);
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const mayWrite = useMay('patterns.write');
  const save = useSavePattern();
  const lock = useLockPattern();
  const clone = useClone();
  const [taken, setTaken] = useState<string | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const { draft, set, isDirty, discard } = useDraft(pattern === null ? blank : inputOf(pattern));
  useTitle(draft.name || t('add'));
  const closed = !mayWrite ? 'role' : pattern?.can_change === false ? 'locked' : null;
  const name = draft.name.trim();
  const isShort = wasLeft && name.length < shortest;

  const submit = (body: PatternInput, apply: ApplyTo, done: string) =>
    save.mutate(
      { id: pattern?.id ?? null, body: { ...body, apply } },
      {
        onSuccess: (saved) => {
          notify.done(done);
          if (pattern === null)
            void navigate({ to: '/patterns', search: { id: String(saved.id) }, replace: true });
        },
        onError: (error) => {
          if (error instanceof CallError && error.code === 'patterns.name_taken') setTaken(errorText(error));
          else notify.failed(error);
        },
      },
    );

  return (
    <div className="page rule-page">
      <RuleHead
        kind="pattern"
        title={pattern === null ? t('add') : pattern.name}
        back={{ to: '/patterns', label: t('title') }}
        rule={pattern}
        mayWrite={mayWrite}
        onLock={(locked) =>
          pattern &&
          lock.mutate(
            { id: pattern.id, locked },
            {
              onSuccess: () => notify.done(s(locked ? 'lockedNow' : 'unlockedNow')),
              onError: notify.failed,
            },
          )
        }
        onRestore={
          closed === null
            ? (body, version) => {
                const { data } = PatternInput.safeParse(body);
                if (data) submit(data, 'from_now_on', s('restored', { version }));
              }
            : undefined
        }
      >
        {pattern && mayWrite && (
          <Button variant="outlined" startIcon={<Copy size={15} />} onClick={() => clone(pattern.id)}>
            {s('clone')}
          </Button>
        )}
        {pattern && pattern.files > 0 && (
          <ButtonLink
            variant="outlined"
            startIcon={<AudioLines size={15} />}
            to="/files"
            search={{ patterns: String(pattern.id) }}
          >
            {t('openCalls', { count: pattern.files })}
          </ButtonLink>
        )}
      </RuleHead>
      <RuleEditor
        kind="pattern"
        id={pattern?.id ?? null}
        detection={draft.detection}
        onDetection={(detection) => set({ detection })}
        closed={closed}
        isValid={taken === null && PatternInput.safeParse(draft).success}
        isDirty={isDirty || pattern === null}
        isSaving={save.isPending}
        onSave={(apply) => submit({ ...draft, name }, apply, pattern === null ? t('created') : w('saved'))}
        onDiscard={() => {
          setTaken(null);
          discard();
        }}
      >
        <TextField
          fullWidth
          label={t('name')}
          value={draft.name}
          disabled={closed !== null}
          autoFocus={pattern === null}
          error={isShort || taken !== null}
          helperText={taken ?? (isShort ? t('length', { least: shortest, most: longestPatternName }) : ' ')}
          onBlur={() => setWasLeft(true)}
          onChange={(event) => {
            setTaken(null);
            set({ name: event.target.value });
          }}
          slotProps={{ htmlInput: { maxLength: longestPatternName } }}
        />
        <TextField
          fullWidth
          multiline
          label={t('description')}
          value={draft.description}
          disabled={closed !== null}
          onChange={(event) => set({ description: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
      </RuleEditor>
    </div>
  );
}
