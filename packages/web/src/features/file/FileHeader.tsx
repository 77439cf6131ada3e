import type { File } from '@earshot/core/files/files.ts';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowDownLeft, ArrowUpRight, ChevronLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatClock, formatDateTime, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useKeys } from '../../lib/keys.ts';
import { FavoriteButton } from '../../shared/favorites/FavoriteButton.tsx';
import { useFavorite } from '../../shared/favorites/use-favorite.ts';
import { FileStatus } from '../../shared/files/FileStatus.tsx';
import { fileLength } from '../../shared/files/file-length.ts';
import { rememberedList, setLastOpened, stepsBack } from '../../shared/files/list-context.ts';
import { StepButtons } from '../../shared/files/StepButtons.tsx';
import { callLink } from '../../shared/hits/call-link.ts';
import { AbonentLink, OperatorLink } from '../../shared/people/PersonLink.tsx';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { FileMenu } from './FileMenu.tsx';
import { fileTexts } from './file.texts.ts';
import { HeaderScores } from './HeaderScores.tsx';
import { HeaderShares } from './HeaderShares.tsx';
import { DownloadMenu } from './sharing/DownloadMenu.tsx';
import { useSeenBy } from './use-seen-by.ts';
import { useIsViewOnly } from './use-view-only.ts';

type Props = ComponentProps<typeof HeaderShares> & { onKeys: () => void };

export function FileHeader({ file, metrics, transcript, onKeys }: Props) {
  const t = useTexts(fileTexts);
  const navigate = useNavigate();
  const router = useRouter();
  const isViewOnly = useIsViewOnly();
  // The list of a session of before is not for whoever came by a link.
  const list = isViewOnly ? null : rememberedList();
  const back = () => {
    const steps = stepsBack(list, file.file_id);
    if (steps > 0) router.history.go(-steps);
    else void navigate({ href: list?.href ?? '/files' });
  };
  const mayFavor = useMay('favorites.write');
  const turnStar = useFavorite();
  useKeys({ KeyS: () => turnStar(file) }, mayFavor);
  return (
    <header className="file-head-bar">
      {!isViewOnly && (
        <IconAction size="small" className="outlined" label={t('back')} onClick={back}>
          <ChevronLeft size={16} className="flip" />
        </IconAction>
      )}
      <FileTitle file={file} />
      <HeaderShares {...{ file, metrics, transcript }} />
      {!isViewOnly && <HeaderScores file={file} />}
      <div className={`file-status ${file.status}`}>
        <FileStatus file={file} />
      </div>
      <div className="file-actions">
        {list !== null && <Neighbours file={file} list={list} />}
        {!isViewOnly && (
          <>
            <FavoriteButton file={file} size="medium" />
            <DownloadMenu file={file} />
            <FileMenu file={file} onKeys={onKeys} />
          </>
        )}
      </div>
    </header>
  );
}

/** Who spoke with whom, and when. */
function FileTitle({ file }: { file: File }) {
  const t = useTexts(fileTexts);
  const w = useTexts(words);
  const length = fileLength(file);
  const Arrow = file.direction === 'inbound' ? ArrowDownLeft : ArrowUpRight;
  return (
    <div className="file-title">
      <h1 className="el" title={file.name}>
        {file.operator && file.abonent ? (
          <>
            <OperatorLink name={file.operator} id={file.agent_id ?? null} />{' '}
            <span className="mut" style={{ fontWeight: 400 }}>
              {t('with')}
            </span>{' '}
            <AbonentLink name={file.abonent} id={file.subscriber_id ?? null} />
          </>
        ) : (
          <OneName file={file} />
        )}
      </h1>
      <div className="file-meta num">
        {file.direction && (
          <span className="row" style={{ gap: 4 }}>
            <Arrow size={14} aria-hidden />
            <span className="head-direction">{w(file.direction)}</span>
          </span>
        )}
        <span>{formatDateTime(file.recorded_at ?? file.created)}</span>
        {length !== null && <span className="phone-only">{formatClock(length)}</span>}
        {file.source && <span className="wide">{file.source.name}</span>}
      </div>
    </div>
  );
}

/** Only one of the two is known, or neither. */
function OneName({ file: { operator, abonent, name, ...file } }: { file: File }) {
  if (operator) return <OperatorLink name={operator} id={file.agent_id ?? null} />;
  return abonent ? <AbonentLink name={abonent} id={file.subscriber_id ?? null} /> : name;
}

type List = NonNullable<ReturnType<typeof rememberedList>>;

/** From one call of the list that one came from to the next. */
function Neighbours({ file, list }: { file: File; list: List }) {
  const t = useTexts(fileTexts);
  const navigate = useNavigate();
  const seenBy = useSeenBy();
  const at = list.ids.indexOf(file.file_id);
  const go = (step: 1 | -1) => {
    const to = list.ids[at + step];
    if (to === undefined) return;
    setLastOpened(to);
    // The next one opens at what the list is of, too.
    void navigate({ ...callLink(to, seenBy ?? undefined), search: ({ hits }) => ({ hits }) });
  };
  if (at < 0) return null;
  return (
    <span className="row wide" style={{ gap: 4, marginInlineEnd: 6 }}>
      <span className="sm mut num">
        {t('position', { at: formatNumber(list.offset + at + 1), all: formatNumber(list.count) })}
      </span>
      <StepButtons
        previous={t('previous')}
        next={t('next')}
        hasPrevious={at > 0}
        hasNext={at < list.ids.length - 1}
        isFirst={list.offset + at === 0}
        isLast={list.offset + at + 1 >= list.count}
        className="outlined"
        onStep={go}
      />
    </span>
  );
}
