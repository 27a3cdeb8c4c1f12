import { textReplies as english, type TextReply } from '../../../src/i18n/en/textReplies';
import { textReplies as spanish } from '../../../src/i18n/es/textReplies';
import { textReplies as arabic } from '../../../src/i18n/ar/textReplies';
import { windowText } from '../../../src/domain/conversations/windowText';
import type { OfferedWindow } from '../../../src/domain/conversations/offeredWindows';
import { formatPhone } from '../../../src/domain/people/phone';
import type { Clock } from '../../../src/domain/time/clock';
import type { NamedDelivery } from './openDeliveries';
import { leftToRight, type Language } from '../../../src/domain/wire/languages';

const WORDS: Readonly<Record<Language, typeof english>> = { en: english, es: spanish, ar: arabic };

/** Writes automatic answers in one language. */
export class Replies {
  constructor(
    private readonly language: Language,
    private readonly clock: Clock,
    /** Where the office answers, ten digits. */
    private readonly phone: string,
  ) {}

  say(name: TextReply, values: Readonly<Record<string, string | number>> = {}): string {
    const all: Readonly<Record<string, string | number>> = {
      phone: leftToRight(formatPhone(this.phone), this.language),
      ...values,
    };
    return WORDS[this.language][name].replace(/%\{(\w+)\}/g, (_, value: string) => String(all[value] ?? ''));
  }

  confirmed(delivery: NamedDelivery): string {
    return this.say('confirmed', { window: this.windowOf(delivery) });
  }

  moved(window: OfferedWindow): string {
    return this.say('moved', { window: this.windowOf(window) });
  }

  /** "Which delivery?" with a line each; a name where a phone is that of several people. */
  which(deliveries: readonly NamedDelivery[]): string {
    const isShared = new Set(deliveries.map((each) => each.participant_id)).size > 1;
    const lines = deliveries.map((delivery, index) =>
      this.say(isShared ? 'choiceFor' : 'choice', {
        number: index + 1,
        window: this.windowOf(delivery),
        name: delivery.first_name,
      }),
    );
    return [this.say('which'), ...lines].join('\n');
  }

  windows(windows: readonly OfferedWindow[]): string {
    const lines = windows.map((window, index) =>
      this.say('choice', { number: index + 1, window: this.windowOf(window) }),
    );
    return [this.say('windows'), ...lines].join('\n');
  }

  private windowOf(window: Parameters<typeof windowText>[0]): string {
    return windowText(window, this.language, this.clock);
  }
}
