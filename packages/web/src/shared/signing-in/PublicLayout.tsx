import type { ReactNode } from 'react';
import { BrandMark } from '../../components/Brand.tsx';
import { LanguageMenu } from '../LanguageMenu.tsx';
import './signing-in.css';
import { CallPicture } from './CallPicture.tsx';

export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="public">
      <main className="public-main">
        <header className="public-top">
          <BrandMark />
          <span className="semi" style={{ fontSize: 16 }}>
            Earshot
          </span>
          <span className="push">
            <LanguageMenu full />
          </span>
        </header>
        <div className="public-form">{children}</div>
      </main>
      <CallPicture />
    </div>
  );
}
