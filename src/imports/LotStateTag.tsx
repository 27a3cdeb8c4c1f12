import type { LotState } from '../domain/imports/importView';
import { useT } from '../i18n/useT';
import { ToneTag } from '../ui/ToneTag';
import { LOT_LOOKS } from './lotLook';

/** State of a lot: colour, icon and label. */
export function LotStateTag({ state }: { state: LotState }) {
  const translate = useT();
  return <ToneTag {...LOT_LOOKS[state]} word={translate(`imports.states.${state}`)} />;
}
