import type { MovePlan } from '../../domain/planning/planMove';
import { useT } from '../../i18n/useT';
import { useInteraction } from '../interaction/useInteraction';
import { costLines } from './costLines';
import type { MoveTarget } from './moveTarget';
import styles from './moves.module.css';

/** The cost of a move, as texts from `costLines`; conflicts have a mark and a colour. */
export function CostText({ plan, target }: { plan: MovePlan; target: MoveTarget }) {
  const translate = useT();
  const { find } = useInteraction();
  return (
    <ul className={styles.cost}>
      {costLines(plan, target, find, translate).map(({ text, bad }) => (
        <li key={text} className={bad ? styles.isBad : undefined}>
          {bad ? <span aria-hidden="true">⚠ </span> : null}
          {text}
        </li>
      ))}
    </ul>
  );
}
