import { useQuery } from '@tanstack/react-query';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { scriptsQuery } from '../../scripts/scripts.queries.ts';
import { useMayFor } from '../../users.queries.ts';
import { builderTexts } from './builder.texts.ts';
import { type MethodOf, noScript } from './detection-draft.ts';

type Props = {
  method: MethodOf<'script_ref'>;
  onChange: (method: MethodOf<'script_ref'>) => void;
  disabled: boolean;
};

/** A script of the workspace, by its name; one that is gone says so. */
export function NamedScript({ method, onChange, disabled }: Props) {
  const t = useTexts(builderTexts);
  const may = useMayFor();
  const query = useQuery({ ...scriptsQuery(), enabled: may('scripts.read') });
  const scripts = query.data?.results;
  const { script_id: id } = method;
  const isGone = id !== noScript && scripts !== undefined && !scripts.some((one) => one.id === id);
  if (scripts?.length === 0 && id === noScript) return <p className="sm t2">{t('noScripts')}</p>;
  return (
    <div className="rule-line">
      <SmallSelect
        label={t('whichScript')}
        value={String(id)}
        disabled={disabled || scripts === undefined}
        onChange={(next) => onChange({ ...method, script_id: Number(next) })}
        options={[
          ...(id === noScript ? [{ value: String(noScript), label: t('chooseScript') }] : []),
          ...(isGone ? [{ value: String(id), label: t('goneScript') }] : []),
          ...(scripts === undefined && id !== noScript ? [{ value: String(id), label: '…' }] : []),
          ...(scripts ?? []).map((one) => ({ value: String(one.id), label: one.name })),
        ]}
      />
      <p className={isGone ? 'rule-mistake sm' : 'sm t2'}>{t(isGone ? 'goneScriptHelp' : 'namedHelp')}</p>
    </div>
  );
}
