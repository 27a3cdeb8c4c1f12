import type { DeliveryAction } from '../../board/actions/deliveryAction';

/** On this page a change of status is the fix (spec §2 "Change status, or fix issue"). */
export function actionWord(action: DeliveryAction, translate: (key: string) => string): string {
  return translate(action.name === 'changeStatus' ? 'issues.fix' : `actions.${action.name}.label`);
}
