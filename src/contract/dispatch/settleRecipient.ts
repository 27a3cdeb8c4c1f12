import { object } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';

export const settleRecipientCall = commandContract({
  name: 'settleRecipient',
  summary: 'What the recipient asked for has been looked after',
  right: PERMISSIONS.dispatch.settleRecipient,
  of: 'stop',
  body: object({}),
});
