import { projectNameLength } from '@earshot/core/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { LengthField } from '../../../shared/lengths/LengthField.tsx';
import { formTexts } from '../form.texts.ts';
import { projectListQuery } from '../projects.queries.ts';

type Props = {
  id: number | null;
  value: string;
  disabled: boolean;
  /** What the server said when it was saved. */
  taken: string | null;
  isTried: boolean;
  onName: (name: string) => void;
};

const restMs = 400;
const mostAlike = 100;

/** The name, which says whether it is free. */
export function NameField({ id, value, disabled, taken, isTried, onName }: Props) {
  const t = useTexts(formTexts);
  const isFree = useIsFree(id, value, disabled);
  return (
    <div className="form-name">
      <LengthField
        fullWidth
        required
        size="small"
        label={t('name')}
        value={value}
        disabled={disabled}
        autoFocus={id === null}
        limits={projectNameLength}
        isTried={isTried}
        refusal={taken ?? (isFree === false ? t('taken') : null)}
        onText={onName}
      />
      <span className="form-free sm" aria-live="polite">
        {isFree === true && taken === null && (
          <>
            <Check size={13} aria-hidden /> {t('free')}
          </>
        )}
      </span>
    </div>
  );
}

/** Whether no other project is called like that; null while that is not known, or of no matter. */
function useIsFree(id: number | null, value: string, disabled: boolean): boolean | null {
  const name = value.trim();
  const rested = useDebounced(name, restMs);
  const isAsked =
    !disabled && rested.length >= projectNameLength.least && rested.length <= projectNameLength.most;
  const { data, isPlaceholderData } = useQuery({
    ...projectListQuery({ text: rested, limit: mostAlike }),
    enabled: isAsked,
  });
  if (!isAsked || rested !== name || data === undefined || isPlaceholderData) return null;
  const alike = data.results.find((one) => one.name.toLocaleLowerCase() === name.toLocaleLowerCase());
  // Its own name, unchanged, needs no praise.
  if (alike?.id === id && alike !== undefined) return null;
  return alike === undefined;
}
