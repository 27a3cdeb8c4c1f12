import { object, string } from 'yup';
import { NOTICE_MAX, type NoticeView } from '../../domain/runs/driverNotice';
import { VALIDATION } from '../../resources/schema/messages';
import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';

const PATH = '/delivery_manifest/:manifestId/notify_driver';
const tags = ['dispatch'];

export const noticesCall = callContract({
  method: 'GET',
  path: PATH,
  tags,
  summary: 'Messages to the driver of a run',
  answer: answer<NoticeView[]>([{ id: 'number' }]),
});

export const sendNoticeCall = callContract({
  method: 'POST',
  path: PATH,
  tags,
  summary: 'Send a message to the driver of a run',
  body: object({ message: string().trim().required(VALIDATION.required).max(NOTICE_MAX) }),
  answer: NO_ANSWER,
});
