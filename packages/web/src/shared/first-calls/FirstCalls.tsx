import Button from '@mui/material/Button';
import { AudioLines, Cpu, Mic, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { limitedTexts } from '../limited.texts.ts';
import { chooseFiles } from '../uploads/choose.ts';
import { DropZone } from '../uploads/DropZone.tsx';
import { UnfinishedUploads } from '../uploads/UnfinishedUploads.tsx';
import { uploadTexts } from '../uploads/uploads.texts.ts';
import { useLimited } from '../use-limited.ts';
import { useNotify } from '../use-notify.ts';
import { useMay } from '../users.queries.ts';
import { useLoadDemo } from './demo.queries.ts';
import { firstCallsTexts } from './first-calls.texts.ts';
import './first-calls.css';

/** The first visit: three ways in, and a place to drop. */
export function FirstCalls() {
  const t = useTexts(firstCallsTexts);
  const u = useTexts(uploadTexts);
  const notify = useNotify();
  const l = useTexts(limitedTexts);
  const limited = useLimited();
  const mayUpload = useMay('files.write');
  const demo = useLoadDemo();
  const loadSamples = () =>
    demo.mutateAsync().then(({ added }) => notify.done(t('samplesAdded', { count: added })), notify.failed);
  if (limited !== null)
    return <EmptyState icon={<AudioLines size={22} />} title={limited} text={l('comeIn')} />;
  if (!mayUpload)
    return <EmptyState icon={<AudioLines size={22} />} title={t('askUpload')} text={t('askUploadText')} />;
  return (
    <div className="first-calls">
      <h1>{t('firstTitle')}</h1>
      <p className="t2">{t('firstText')}</p>
      <div className="first-cards">
        <Way icon={<Upload size={20} />} tone="tone-primary" title={t('uploadTitle')} text={t('uploadText')}>
          <Button variant="contained" onClick={() => chooseFiles()}>
            {u('chooseFiles')}
          </Button>
        </Way>
        <Way icon={<Mic size={20} />} tone="tone-ok" title={t('sampleTitle')} text={t('sampleText')}>
          <Button variant="outlined" loading={demo.isPending} onClick={() => void loadSamples()}>
            {t('loadSamples')}
          </Button>
        </Way>
        <Way icon={<Cpu size={20} />} tone="tone-warn" title={t('engineTitle')} text={t('engineText')}>
          <ButtonLink variant="outlined" to="/settings/speech">
            {t('engineOpen')}
          </ButtonLink>
        </Way>
      </div>
      <UnfinishedUploads />
      <DropZone />
    </div>
  );
}

function Way({
  icon,
  tone,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  tone: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="card first-card">
      <span className={`first-icon ${tone}`} aria-hidden>
        {icon}
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
