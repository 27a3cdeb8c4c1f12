import { COUNTRY_CODE, toStoredPhone } from '../domain/people/phone';
import { centre, setOpen, startCall } from './callCentre';

const START = `tel:${COUNTRY_CODE}`;

/** The link to a phone number on which a press has landed; null for any other place. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href^="${START}"]`) : null;
}

/**
 * Every phone number of the app is a `tel:` link, by mouse and by key. While this phone reaches numbers outside it takes
 * those presses over; otherwise the computer does what it does with such links. Answers the function that stops it.
 */
export function takeOverLinks(): () => void {
  const call = (event: MouseEvent) => {
    const link = linkAt(event);
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || !centre.get().service?.reaches_outside) return;
    const phone_number = toStoredPhone(link.getAttribute('href')?.slice(START.length) ?? '');
    if (phone_number === null) return;
    event.preventDefault();
    setOpen(true);
    const stop = Number(link.closest<HTMLElement>('[data-stop]')?.dataset.stop);
    void startCall({ phone_number, ...(stop > 0 ? { delivery_event_id: stop } : {}) });
  };
  document.addEventListener('click', call);
  return () => document.removeEventListener('click', call);
}
