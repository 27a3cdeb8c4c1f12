import { useTranslate } from 'ra-core';
import type { LotState } from '../domain/importView';
import { ToneTag } from '../layout/ToneTag';
import { LOT_LOOKS } from './lotLook';

/** Where a lot stands: colour, icon and word. */
export function LotStateTag({ state }: { state: LotState }) {
  const translate = useTranslate();
  return <ToneTag {...LOT_LOOKS[state]} word={translate(`imports.states.${state}`)} />;
}
