import type { Project, Subject } from '@earshot/core/projects/projects.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useMay } from '../../../../shared/users.queries.ts';
import { truthTexts } from '../../truth.texts.ts';
import { CollectTruth, DrawTruth, ImportTruth } from './TruthTools.tsx';

/** There is no truth set yet: three ways to one. */
export function WaysToTruth({ project, subject }: { project: Project; subject: Subject }) {
  const t = useTexts(truthTexts);
  const mayWrite = useMay('projects.write');
  return (
    <section className="card ways-to-truth" aria-labelledby="ways-to-truth">
      <h2 id="ways-to-truth">{t('emptyTitle')}</h2>
      <p className="t2">{t('emptyText')}</p>
      <ol>
        <li>
          <p>{t('way_draw')}</p>
          {project.found === 0 && <p className="sm t2">{t('needsCalls')}</p>}
          {mayWrite && <DrawTruth project={project} isFirst />}
        </li>
        <li>
          <p>{t('way_collect')}</p>
          {mayWrite && <CollectTruth project={project} />}
        </li>
        <li>
          <p>{t('way_import')}</p>
          {mayWrite && <ImportTruth project={project} subject={subject} />}
        </li>
      </ol>
    </section>
  );
}
