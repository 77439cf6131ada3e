import Button from '@mui/material/Button';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { apiBase, wholeApiBase } from '../../lib/api-base.ts';
import { copyText } from '../../lib/clipboard.ts';
import { useTexts } from '../../lib/i18n.ts';
import { integrationTexts } from './integration.texts.ts';

export function HowTo() {
  const t = useTexts(integrationTexts);
  const [isCopied, setIsCopied] = useState(false);
  const example = [
    `curl ${wholeApiBase()}files \\`,
    '  -H "Authorization: Bearer $EARSHOT_KEY" \\',
    '  -F language=en \\',
    '  -F file=@call.wav',
  ].join('\n');
  return (
    <SettingsSection title={t('howTo')} text={t('howToText')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard. */}
      <section className="code-example" tabIndex={0} aria-label={t('example')} dir="ltr">
        <pre>{example}</pre>
      </section>
      <div className="row" style={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={isCopied ? <Check size={14} /> : <Copy size={14} />}
          onClick={() => void copyText(example).then(setIsCopied)}
        >
          {t(isCopied ? 'copied' : 'copyExample')}
        </Button>
        <Button
          component="a"
          href={`${apiBase}docs`}
          target="_blank"
          rel="noreferrer"
          endIcon={<ExternalLink size={14} />}
        >
          {t('docs')}
        </Button>
      </div>
    </SettingsSection>
  );
}
