/** Maximum length of a message to a driver. Characters: what a phone shows at a glance. */
export const NOTICE_MAX = 300;

export type NoticeState = 'sent' | 'delivered' | 'read' | 'waiting' | 'kept' | 'failed';

/** A message from the office to a driver, with its delivery status. */
export interface NoticeView {
  id: number;
  text: string;
  sent_by_name: string;
  sent_at: string;
  /** To the driver's account on the device, or as a text message. */
  way: 'device' | 'sms';
  state: NoticeState;
}
