import { useQuery } from '@tanstack/react-query';
import {
  previewValuesCall,
  recipientMessagesCall,
  type RecipientRule,
} from '../../contract/messages/recipientMessages';
import { readApi } from '../../providers/callApi';

/** Rules, prices and words of messages to recipients. */
export function useRecipientMessages() {
  return useQuery({
    queryKey: ['recipientMessages'],
    queryFn: ({ signal }) => readApi(recipientMessagesCall, {}, { signal }),
    retry: false,
  });
}

/** What the variables say for the delivery of an order; without a number, for the newest. */
export function usePreviewValues(orderNumber: string) {
  return useQuery({
    queryKey: ['recipientMessages', 'preview', orderNumber],
    queryFn: ({ signal }) =>
      readApi(previewValuesCall, { query: { order_number: orderNumber || undefined } }, { signal }),
    retry: false,
    // A patient's name: gone from memory with the page.
    gcTime: 0,
  });
}

/** Whose rules they are: of the operation, a CDP or a client. */
export interface RuleScope {
  close_door_pharmacy_id: number | null;
  funding_source_id: number | null;
}

export const OPERATION: RuleScope = { close_door_pharmacy_id: null, funding_source_id: null };

export function isOperation({ close_door_pharmacy_id, funding_source_id }: RuleScope): boolean {
  return close_door_pharmacy_id === null && funding_source_id === null;
}

/** The stored rules of a scope; those of one that has none yet are empty, version 1. */
export function ruleOf(rules: readonly RecipientRule[], scope: RuleScope): RecipientRule {
  const stored = rules.find(
    (rule) =>
      rule.close_door_pharmacy_id === scope.close_door_pharmacy_id &&
      rule.funding_source_id === scope.funding_source_id,
  );
  return stored ?? { ...scope, version: 1, channels: {}, daily_budget: null };
}
