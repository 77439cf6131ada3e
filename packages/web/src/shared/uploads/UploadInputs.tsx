import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { readChosen } from './read-drop.ts';
import { uploadTexts } from './uploads.texts.ts';
import { addFiles } from './uploads.ts';

export function UploadInputs() {
  const t = useTexts(uploadTexts);
  const [accept, setAccept] = useState('');
  useEffect(() => void import('./pair-sidecars.ts').then(({ acceptList }) => setAccept(acceptList)), []);
  const take = (event: React.ChangeEvent<HTMLInputElement>) => {
    if (event.target.files) void addFiles(readChosen(event.target.files));
    // The same file may be chosen again, to go on with an unfinished upload.
    event.target.value = '';
  };
  return (
    <div hidden>
      <input
        id="upload-input"
        data-testid="upload-input"
        type="file"
        multiple
        accept={accept}
        aria-label={t('chooseFiles')}
        onChange={take}
      />
      <input
        id="upload-folder-input"
        type="file"
        multiple
        aria-label={t('chooseFolder')}
        {...{ webkitdirectory: '' }}
        onChange={take}
      />
    </div>
  );
}
