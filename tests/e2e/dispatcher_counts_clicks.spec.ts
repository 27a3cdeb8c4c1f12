import { Hand } from './support/hand';
import { openAs } from './support/people';
import { expect, test } from './support/story';

test('what a dispatcher needs first is one press away: the worst stop, a call, a proof', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const page = await openAs(browser, 'dispatcher');

  // The worst late stop is read without a press, and is open after one.
  await page.goto('/#/home');
  const worst = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem').first();
  await expect(worst).toBeVisible();
  const opens = worst.getByRole('link').first();
  if (await opens.isVisible()) {
    const toWorst = new Hand();
    await toWorst.press(opens);
    await expect(page.getByRole('complementary', { name: 'Stop details' })).toBeVisible();
    expect(toWorst.clicks).toBe(1);

    // What mends it is one press away too, and the address forgets it.
    await page.goto('/#/home');
    const toMend = new Hand();
    await toMend.press(worst.getByRole('link', { name: /^(Move|Transfer|Reschedule|Change status): / }));
    await expect(
      page.getByRole('dialog', { name: /^(Move|Transfer|Reschedule|Change status)/ }),
    ).toBeVisible();
    await expect(page).not.toHaveURL(/act=/);
    expect(toMend.clicks).toBe(1);
    await page.keyboard.press('Escape');
  }

  // A call to the recipient: the stop's details have the number as a link.
  await page.goto('/#/dispatch?show=open');
  const toCall = new Hand();
  await toCall.press(
    page
      .getByRole('option')
      .filter({ hasText: /Picked up|Scheduled/ })
      .first(),
  );
  await expect(
    page.getByRole('complementary', { name: 'Stop details' }).locator('a[href^="tel:"]').first(),
  ).toBeVisible();
  expect(toCall.clicks).toBe(1);

  // The photo of a delivery is in its details.
  await page.goto('/#/dispatch?show=done&finished=1');
  const toPhoto = new Hand();
  await toPhoto.press(page.getByRole('option').filter({ hasText: 'Delivered' }).first());
  const details = page.getByRole('complementary', { name: 'Stop details' });
  await expect(details.getByRole('img', { name: /photo|signature/i }).first()).toBeVisible();
  await expect(details.getByRole('link', { name: 'Show proof' })).toBeVisible();
  expect(toPhoto.clicks).toBe(1);
  await page.context().close();
});
