import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { demoQuery, useLoadDemo, useRemoveDemo } from '../../shared/first-calls/demo.queries.ts';
import { firstCallsTexts } from '../../shared/first-calls/first-calls.texts.ts';
import { samplesTexts } from '../../shared/first-calls/samples.texts.ts';
import { useLimited } from '../../shared/use-limited.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { RemoveSamplesDialog } from './RemoveSamplesDialog.tsx';

/** The sample calls, to load and to take away again. */
export function SampleSection() {
  const t = useTexts(samplesTexts);
  const f = useTexts(firstCallsTexts);
  const notify = useNotify();
  const { data } = useQuery(demoQuery());
  const load = useLoadDemo();
  const remove = useRemoveDemo();
  const [isAsking, setIsAsking] = useState(false);
  const isLimited = useLimited() !== null;
  if (data === undefined || isLimited) return null;
  const hasAny = data.calls > 0 || data.rules.length > 0;
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <div className="row samples-row">
        <span>{data.calls === 0 ? t('none') : t('count', { count: data.calls })}</span>
        <span className="push row">
          <Button
            variant="outlined"
            loading={load.isPending}
            onClick={() =>
              load.mutate(undefined, {
                onSuccess: ({ added }) => notify.done(f('samplesAdded', { count: added })),
                onError: notify.failed,
              })
            }
          >
            {f('loadSamples')}
          </Button>
          {hasAny && (
            <Button color="error" loading={remove.isPending} onClick={() => setIsAsking(true)}>
              {t('remove')}
            </Button>
          )}
        </span>
      </div>
      {isAsking && (
        <RemoveSamplesDialog
          rules={data.rules}
          onClose={() => setIsAsking(false)}
          onRemove={(withRules) =>
            remove.mutate(
              { withRules },
              { onSuccess: () => notify.done(t('removed')), onError: notify.failed },
            )
          }
        />
      )}
    </SettingsSection>
  );
}
