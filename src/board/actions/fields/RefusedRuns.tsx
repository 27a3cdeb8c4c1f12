import { ruleOfSkill } from '../../../domain/runs/assignmentSkills';
import type { RefusedRun, RunCandidates } from '../../../domain/planning/planView';
import { fixText, reasonText, type RoutingNames } from '../../../domain/planning/routingCodes';
import { useT, useTranslateAny } from '../../../i18n/useT';
import styles from './placeChoice.module.css';

/** Runs that cannot take a delivery, with the reason and the smallest change that would make it possible. */
export function RefusedRuns({ answer, isOneRun }: { answer: RunCandidates; isOneRun: boolean }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { refused, stop_names } = answer;
  if (refused.length === 0) return null;
  const names: RoutingNames = {
    task: (task) =>
      translate('actions.addOn.place.stop', {
        name: stop_names[task.split(' ')[1] ?? ''] ?? task,
      }),
    skill: (id) => translate(`assignment.need.${ruleOfSkill(id)}`),
    vehicle: (id) => refused.find((run) => run.delivery_manifest_id === id)?.name ?? String(id),
  };
  const sentenceOf = ({ reasons }: RefusedRun) =>
    reasons
      .flatMap((reason) => {
        const texts = [reasonText(reason, names), ...(reason.fix ? [fixText(reason.fix, names)] : [])];
        return texts.map(({ key, args }) => translateAny(key, args));
      })
      .join('. ');
  const lines = refused.map((run) => (
    <li key={run.delivery_manifest_id}>
      {isOneRun ? '' : `${run.name}: `}
      {sentenceOf(run)}
    </li>
  ));
  if (isOneRun) return <ul className={styles.refused}>{lines}</ul>;
  return (
    <details className={styles.refused}>
      <summary>{translate('actions.addOn.place.others', { smart_count: refused.length })}</summary>
      <ul>{lines}</ul>
    </details>
  );
}
