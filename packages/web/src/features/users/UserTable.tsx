import { sectionFlags } from '@earshot/core/access.ts';
import type { User } from '@earshot/core/users/members.api.ts';
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Avatar } from '../../shared/Avatar.tsx';
import { useAccount } from '../../shared/account.ts';
import { useMay } from '../../shared/users.queries.ts';
import { NewLinkButton } from './NewLinkButton.tsx';
import { UserStatus } from './UserStatus.tsx';
import { usersTexts } from './users.texts.ts';

const rowPx = 56;
/** The page scrolls inside the frame, not the window. */
const outlet = () => document.getElementById('content');

/** Only the rows in sight are in the page, so that a thousand people scroll like ten. */
export function UserTable({ users }: { users: readonly User[] }) {
  const t = useTexts(usersTexts);
  const list = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const scrolled = outlet();
    if (list.current === null || scrolled === null) return;
    setTop(
      list.current.getBoundingClientRect().top - scrolled.getBoundingClientRect().top + scrolled.scrollTop,
    );
  }, []);
  const rows = useVirtualizer({
    count: users.length,
    getScrollElement: outlet,
    estimateSize: () => rowPx,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => users[index]?.id ?? index,
  });
  return (
    <section className="card user-table">
      <table aria-label={t('title')} aria-rowcount={users.length + 1}>
        <thead>
          <tr className="user-row user-head" aria-rowindex={1}>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('role')}</th>
            <th scope="col" className="wide">
              {t('sections')}
            </th>
            <th scope="col" className="wide">
              {t('lastVisit')}
            </th>
            <th scope="col">{t('status')}</th>
          </tr>
        </thead>
        <tbody ref={list} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((item) => {
            const user = users[item.index];
            return (
              user && (
                <tr
                  key={item.key}
                  aria-rowindex={item.index + 2}
                  className="user-row"
                  style={{ position: 'absolute', insetInline: 0, top: item.start - top, height: rowPx }}
                >
                  <Cells user={user} />
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const shortNames = {
  allow_reports: 'shortReports',
  allow_classifiers: 'shortClassifiers',
  allow_callcenter: 'shortCallcenter',
} as const;

/** Scrolling moves rows; what they say stays. */
const Cells = memo(function Cells({ user }: { user: User }) {
  const t = useTexts(usersTexts);
  const isOneself = useAccount((account) => account.user?.user_id === user.id);
  const mayWrite = useMay('members.write');
  const open = sectionFlags.filter((flag) => user[flag]);
  return (
    <>
      <td>
        <span className="row user-who">
          <Avatar name={user.name || user.email} src={user.avatar} size={32} />
          <span className="grow">
            <Link to="/users/$user_id" params={{ user_id: String(user.id) }} className="el med user-link">
              {user.name || user.email}
            </Link>
            {isOneself && <span className="mut sm"> · {t('you')}</span>}
            {user.name !== '' && <span className="el sm mut user-mail">{user.email}</span>}
          </span>
        </span>
      </td>
      <td>{t(user.role)}</td>
      <td className="wide el sm t2">
        {open.length === 0 ? '–' : open.map((flag) => t(shortNames[flag])).join(', ')}
      </td>
      <td className="wide num sm t2">{user.last_visit === null ? '–' : formatDateTime(user.last_visit)}</td>
      <td>
        <span className="row user-state">
          <UserStatus status={user.status} />
          {user.status === 'invited' && mayWrite && <NewLinkButton user={user} isSmall />}
        </span>
      </td>
    </>
  );
});
