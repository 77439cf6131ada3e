import Button from '@mui/material/Button';
import { Plus, Radar, SearchX } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { kindTexts } from '../kinds.texts.ts';
import { createLink, useKind } from '../kinds.ts';
import { listTexts } from '../list.texts.ts';

/** There is no project of this kind yet. */
export function NoProjects() {
  const t = useTexts(listTexts);
  const k = useTexts(kindTexts);
  const kind = useKind();
  const mayWrite = useMay('projects.write');
  return (
    <section className="card projects-none">
      <EmptyState isInside icon={<Radar size={22} />} title={t('emptyTitle')} text={k(`empty_${kind}`)}>
        {mayWrite && (
          <ButtonLink variant="contained" startIcon={<Plus size={16} />} {...createLink(kind)}>
            {k('new')}
          </ButtonLink>
        )}
      </EmptyState>
    </section>
  );
}

/** There are some, but none like this. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  const t = useTexts(listTexts);
  return (
    <section className="card projects-none">
      <EmptyState isInside icon={<SearchX size={22} />} title={t('noMatches')}>
        <Button variant="outlined" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      </EmptyState>
    </section>
  );
}
