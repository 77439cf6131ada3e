import { locales } from '@earshot/core/locales.ts';
import {
  type LetterRecipient,
  mostRecipients,
  recipientKey,
} from '@earshot/core/report-letters/report-letters.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { FilterSelect } from '../../../components/FilterSelect.tsx';
import { IconAction } from '../../../components/IconAction.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { languageName } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useAccount } from '../../../shared/account.ts';
import { AddressInput } from '../../../shared/recipients/AddressInput.tsx';
import { letterPeopleQuery } from './letters.queries.ts';
import { lettersTexts } from './letters.texts.ts';

type Props = {
  value: readonly LetterRecipient[];
  /** Those who stopped these letters by their link. */
  stopped: ReadonlySet<string>;
  onChange: (recipients: LetterRecipient[]) => void;
};

/** Members and addresses outside, each with the language of the letter. */
export function RecipientsField({ value, stopped, onChange }: Props) {
  const t = useTexts(lettersTexts);
  const { people, nameOf } = useLetterPeople();
  const left = people.filter(({ id }) => !value.some(({ user_id }) => user_id === id));
  const add = (one: Pick<LetterRecipient, 'user_id' | 'email'>) => {
    if (!value.some((other) => recipientKey(other) === recipientKey(one)))
      onChange([...value, { ...one, locale: null }]);
  };
  return (
    <div className="letters-lines">
      <ul className="letters-people">
        {value.map((one) => (
          <RecipientRow
            key={recipientKey(one)}
            name={one.user_id === null ? (one.email ?? '') : nameOf(one.user_id)}
            recipient={one}
            isStopped={stopped.has(recipientKey(one))}
            onChange={(locale) =>
              onChange(value.map((other) => (other === one ? { ...other, locale } : other)))
            }
            onRemove={() => onChange(value.filter((other) => other !== one))}
          />
        ))}
      </ul>
      {value.length < mostRecipients && (
        <div className="letters-line">
          {left.length > 0 && (
            <FilterSelect
              label={t('addPerson')}
              every={t('addPerson')}
              value={undefined}
              options={left.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(id) => id !== undefined && add({ user_id: Number(id), email: null })}
            />
          )}
          <AddressInput onTake={(email) => add({ user_id: null, email })} />
        </div>
      )}
    </div>
  );
}

type RowProps = {
  name: string;
  recipient: LetterRecipient;
  isStopped: boolean;
  onChange: (locale: LetterRecipient['locale']) => void;
  onRemove: () => void;
};

function RecipientRow({ name, recipient, isStopped, onChange, onRemove }: RowProps) {
  const t = useTexts(lettersTexts);
  const options = (['own', ...locales] as const).map((value) => ({
    value,
    label: value === 'own' ? t('ownLanguage') : languageName(value === 'ua' ? 'uk' : value),
  }));
  return (
    <li>
      <span className="grow" dir="auto">
        {name} {recipient.user_id === null && <span className="chip small">{t('outside')}</span>}
        {isStopped && <span className="chip small tone-warn">{t('stopped')}</span>}
      </span>
      <SmallSelect
        label={t('languageOf', { name })}
        value={recipient.locale ?? 'own'}
        options={options}
        onChange={(value) => onChange(value === 'own' ? null : value)}
      />
      <IconAction size="small" label={t('removeOne', { name })} onClick={onRemove}>
        <X size={14} />
      </IconAction>
    </li>
  );
}

/** Whom letters can go to, and what they are called. */
function useLetterPeople() {
  const t = useTexts(lettersTexts);
  const own = useAccount(({ user }) => user);
  const members = useQuery(letterPeopleQuery()).data?.results;
  const self = own === null ? [] : [{ id: own.user_id, name: own.name || own.email }];
  const people =
    members?.map(({ user_id: id, name }) => ({ id, name: name || t('memberN', { id }) })) ?? self;
  return {
    people,
    nameOf: (id: number) =>
      people.find((one) => one.id === id)?.name ?? (members === undefined ? t('memberN', { id }) : t('gone')),
  };
}
