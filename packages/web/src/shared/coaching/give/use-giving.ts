import { useMemo, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useErrorText } from '../../use-error-text.ts';
import { useNotify } from '../../use-notify.ts';
import { useGiveCoaching } from '../coaching.queries.ts';
import { giveTexts } from './give.texts.ts';
import { blankGive, bodyOf, type GiveDraft, giveProblem } from './give-draft.ts';

export type Giving = ReturnType<typeof useGiving>;

/** What is entered of coaching, kept until it is given. */
export function useGiving(first: Partial<GiveDraft>, onGiven: (id: number) => void) {
  const t = useTexts(giveTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const giving = useGiveCoaching();
  const [isTried, setIsTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [stored] = useState<GiveDraft>(() => ({ ...blankGive, ...first }));
  const about = useMemo(() => ({ kind: 'coaching' as const, subject: 'new' }), []);
  const { draft, set, drafting } = useDraft<GiveDraft>(stored, { about, isNew: true });
  const problem = giveProblem(draft);
  const give = () => {
    setIsTried(true);
    if (problem !== null || draft.agent === null) return;
    const { name } = draft.agent;
    drafting.saving();
    giving.mutate(bodyOf(draft, draft.agent.id), {
      onSuccess: ({ id }) => {
        drafting.saved();
        notify.done(t('given', { name }));
        onGiven(id);
      },
      onError: (error) => {
        drafting.failed();
        setRefusal(errorText(error));
      },
    });
  };
  return {
    draft,
    drafting,
    /** What hinders giving, once somebody has tried. */
    problem: isTried ? problem : null,
    /** What the server said against it. */
    refusal,
    isGiving: giving.isPending,
    give,
    change: (part: Partial<GiveDraft>) => {
      setRefusal(null);
      set(part);
    },
  };
}
