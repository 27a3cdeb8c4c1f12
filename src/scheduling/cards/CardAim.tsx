import { useHandsStore } from '../../board/hands/handsStore';
import { useHands } from '../../board/hands/useHands';
import { CostText } from '../../board/moves/CostText';
import { useT } from '../../i18n/useT';

/** On a run drawn without its stops: where carried deliveries would stand in it, and what that would cost. */
export function CardAim({ laneKey }: { laneKey: string }) {
  const translate = useT();
  const carry = useHandsStore(useHands().carry);
  const aim = carry?.aim;
  if (!aim || aim.laneKey !== laneKey) return null;
  const isForbidden = aim.plan.refused.length >= (carry.stops.length || 1);
  return (
    <div className={`card-aim drop-mark${isForbidden ? ' is-forbidden' : ''}`} aria-hidden="true">
      {aim.target.at === undefined ? null : (
        <b>
          {translate(`scheduling.card.${carry.by === 'pointer' ? 'cheapest' : 'place'}`, {
            at: aim.target.at,
          })}
        </b>
      )}
      <CostText plan={aim.plan} target={aim.target} />
    </div>
  );
}
