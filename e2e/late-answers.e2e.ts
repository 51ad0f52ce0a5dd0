import { expect, type Page, test } from '@playwright/test';
import { hearNotices } from './hear-notices.ts';
import { holdAnswers } from './hold-answers.ts';
import { putCaret, textBeforeCaret } from './put-caret.ts';
import { signInAs } from './sign-in-as.ts';

const first = 'Questa Golf del 2017 è grigia.';
const second = 'Il diesel da 116 CV consuma poco.';
const third = 'Per la famiglia c’è spazio.';
const fourth = 'Su strada dà sicurezza.';
const fifth = 'A bordo ci sono i sensori di parcheggio e il Bluetooth.';
const five = `${first} ${second}\n\n${third} ${fourth} ${fifth}`;

const areaOf = (page: Page) => page.getByRole('textbox', { name: 'Testo della descrizione' });
const rewrite = (page: Page) => page.getByRole('button', { name: 'Riscrivi', exact: true });
const noticeOf = (page: Page) => page.getByRole('region', { name: 'Nuova versione di una frase' });
const isSaved = (page: Page) => expect(page.getByText(/ · salvato/)).toBeVisible();
const wording = (sentence: string) => ({ json: { sentence } });

test('a sentence is rewritten where it stands, whatever is done to the others meanwhile', async ({
  page,
}) => {
  await openGolf(page);
  const area = areaOf(page);
  const rewordings = await holdAnswers(page, 'POST', '**/sentences');

  await test.step('the caret is in another sentence by then', async () => {
    await area.fill(five);
    await putCaret(page, 'Su strada');
    await rewrite(page).click();
    const held = await rewordings.take();
    expect(held.payload).toMatchObject({ index: 3 });
    await putCaret(page, 'A bordo');
    await expect(page.getByText('Frase 5')).toBeVisible();
    const before = await textBeforeCaret(page);
    await held.answer(wording('Tiene bene la strada, anche sul bagnato.'));
    await expect(area).toHaveValue(five.replace(fourth, 'Tiene bene la strada, anche sul bagnato.'));
    expect(await textBeforeCaret(page)).toBe(
      before.replace(fourth, 'Tiene bene la strada, anche sul bagnato.'),
    );
    await expect(area).toBeFocused();
  });

  await test.step('what is typed before and after it stays, and undo takes back the sentence alone', async () => {
    await area.fill(five);
    await putCaret(page, 'Su strada');
    await rewrite(page).click();
    const held = await rewordings.take();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('Bella. ');
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Vi aspettiamo in sal');
    await held.answer(wording('Tiene la strada.'));
    const typed = (sentence: string) => `Bella. ${five.replace(fourth, sentence)} Vi aspettiamo in salone.`;
    await expect(area).toHaveValue(/Tiene la strada/);
    await page.keyboard.type('one.');
    await expect(area).toHaveValue(typed('Tiene la strada.'));
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(area).toHaveValue(typed(fourth).replace('salone.', 'sal'));
  });

  await test.step('the undo of the browser takes it back too', async () => {
    await area.fill(five);
    await putCaret(page, 'Su strada');
    await rewrite(page).click();
    const held = await rewordings.take();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Ciao');
    await held.answer(wording('Tiene la strada.'));
    await expect(area).toHaveValue(/Tiene la strada/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(area).toHaveValue(`${five} Ciao`);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(area).toHaveValue(`${five} Cia`);
  });

  await test.step('of two sentences that read alike the one that was asked for', async () => {
    const twice = 'Vieni a vederla. È grigia. Vieni a vederla.';
    await area.fill(twice);
    await page.keyboard.press('ControlOrMeta+End');
    await rewrite(page).click();
    const held = await rewordings.take();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('Bella. ');
    await held.answer(wording('Passa in salone.'));
    await expect(area).toHaveValue('Bella. Vieni a vederla. È grigia. Passa in salone.');
  });

  await test.step('two of them, answered the other way round', async () => {
    await area.fill(five);
    await putCaret(page, 'Il diesel');
    await rewrite(page).click();
    await putCaret(page, 'Su strada');
    await rewrite(page).click();
    const [earlier, later] = [await rewordings.take(), await rewordings.take()];
    await later.answer(wording('Tiene la strada.'));
    await expect(area).toHaveValue(five.replace(fourth, 'Tiene la strada.'));
    await earlier.answer(wording('Il motore diesel beve poco.'));
    await expect(area).toHaveValue(
      five.replace(fourth, 'Tiene la strada.').replace(second, 'Il motore diesel beve poco.'),
    );
  });

  await test.step('one that fails is named', async () => {
    await area.fill(five);
    await putCaret(page, 'Su strada');
    await rewrite(page).click();
    const held = await rewordings.take();
    await putCaret(page, 'A bordo');
    await held.answer({ status: 503, json: { error: 'unavailable', message: 'Riprova tra poco.' } });
    await expect(page.getByText('Riscrivi «Su strada dà sicurezza.»').first()).toBeVisible();
    await expect(area).toHaveValue(five);
  });
});

test('a wording for a sentence that changed meanwhile is shown beside the text', async ({ page }) => {
  await openGolf(page);
  const area = areaOf(page);
  const notice = noticeOf(page);
  const rewordings = await holdAnswers(page, 'POST', '**/sentences');
  const mine = five.replace(fourth, 'Su strada dà sicurezza, e si sente.');

  await test.step('edited: dismissed', async () => {
    await area.fill(five);
    await putCaret(page, 'Su strada');
    await rewrite(page).click();
    const held = await rewordings.take();
    await area.fill(mine);
    await held.answer(wording('Tiene la strada.'));
    await expect(notice).toContainText('Tiene la strada.');
    await expect(page.getByRole('status').filter({ hasText: 'hai cambiato la frase' })).toBeAttached();
    await expect(area).toHaveValue(mine);
    await expect(area).toBeFocused();
    await notice.getByRole('button', { name: 'Scarta' }).click();
    await expect(notice).toHaveCount(0);
    await expect(area).toHaveValue(mine);
  });

  await test.step('edited: copied, then taken, by keyboard; undo takes it back', async () => {
    await area.fill(five);
    await putCaret(page, 'Su strada');
    await rewrite(page).click();
    const held = await rewordings.take();
    await area.fill(mine);
    await held.answer(wording('Tiene la strada.'));
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Copia' }).click();
    await expect(page.getByText('Copied').first()).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('Tiene la strada.');
    await area.focus();
    await page.keyboard.press('Tab');
    await expect(notice.getByRole('button', { name: 'Usa questa' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(area).toHaveValue(five.replace(fourth, 'Tiene la strada.'));
    await expect(area).toBeFocused();
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(area).toHaveValue(mine);
  });

  await test.step('taken out: put back in its place', async () => {
    await area.fill(five);
    await putCaret(page, 'Su strada');
    await rewrite(page).click();
    const held = await rewordings.take();
    await area.fill(five.replace(`${fourth} `, ''));
    await held.answer(wording('Tiene la strada.'));
    await expect(notice).toContainText('hai tolto la frase');
    await expect(area).toHaveValue(five.replace(`${fourth} `, ''));
    await notice.getByRole('button', { name: 'Usa questa' }).click();
    await expect(area).toHaveValue(five.replace(fourth, 'Tiene la strada.'));
  });

  await test.step('locked: to be taken only once it is unlocked', async () => {
    await area.fill(five);
    await putCaret(page, 'Su strada');
    await rewrite(page).click();
    const held = await rewordings.take();
    await page.getByRole('button', { name: 'Blocca', exact: true }).click();
    await held.answer(wording('Tiene la strada.'));
    await expect(notice).toContainText('hai bloccato la frase');
    await expect(area).toHaveValue(five);
    await expect(notice.getByRole('button', { name: 'Usa questa' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Sblocca', exact: true }).click();
    await notice.getByRole('button', { name: 'Usa questa' }).click();
    await expect(area).toHaveValue(five.replace(fourth, 'Tiene la strada.'));
  });
});

test('a wording that comes while another text is open waits for its own', async ({ page }) => {
  const id = await openGolf(page);
  const area = areaOf(page);
  const rewordings = await holdAnswers(page, 'POST', '**/sentences');
  await area.fill(five);
  await putCaret(page, 'Su strada');
  await rewrite(page).click();
  const held = await rewordings.take();
  await area.fill(`${five} Vi aspettiamo.`);
  const other = await openOther(page);
  await held.answer(wording('Tiene la strada.'));
  await expect(area).toHaveValue(other);
  await expect(noticeOf(page)).toHaveCount(0);
  await expect.poll(() => savedText(page, id)).toBe(`${five} Vi aspettiamo.`);

  await openFirst(page);
  await expect(area).toHaveValue(`${five} Vi aspettiamo.`);
  await noticeOf(page).getByRole('button', { name: 'Usa questa' }).click();
  await expect(area).toHaveValue(`${five.replace(fourth, 'Tiene la strada.')} Vi aspettiamo.`);
});

test('what is typed is saved as it was last, however late the answers of saving are', async ({ page }) => {
  const heard = await hearNotices(page);
  const id = await openGolf(page);
  const area = areaOf(page);

  await test.step('an earlier save that fails late says nothing while a newer one is under way', async () => {
    const saves = await holdAnswers(page, 'PUT', '**/texts/**');
    await area.fill('Uno.');
    await area.blur();
    const failing = await saves.take();
    await area.fill('Due.');
    await area.blur();
    await failing.answer({ status: 503, json: { error: 'unavailable', message: 'Più tardi.' } });
    await (await saves.take()).answer();
    await isSaved(page);
    expect(await savedText(page, id)).toBe('Due.');
    expect(heard.join()).not.toContain('Testo non salvato');
    await saves.stop();
  });

  await test.step('the window closes while an earlier wording is on its way', async () => {
    const saves = await holdAnswers(page, 'PUT', '**/texts/**');
    await area.fill('Tre.');
    await area.blur();
    const slow = await saves.take();
    await area.fill('Quattro.');
    await page.evaluate(`dispatchEvent(new Event('pagehide'))`);
    const leaving = await saves.take();
    expect(leaving.payload).toMatchObject({ text: 'Quattro.' });
    await leaving.answer();
    await slow.answer();
    // The page stayed after all: the order is put right.
    await (await saves.take()).answer();
    await isSaved(page);
    expect(await savedText(page, id)).toBe('Quattro.');
    await saves.stop();
  });

  await test.step('another text is opened and left, and the wording taken back meanwhile', async () => {
    const saves = await holdAnswers(page, 'PUT', '**/texts/it/professional');
    await area.fill('Cinque.');
    await openOther(page);
    const slow = await saves.take();
    await openFirst(page);
    await expect(area).toHaveValue('Cinque.');
    await area.fill('Quattro.');
    await area.blur();
    await slow.answer();
    await (await saves.take()).answer();
    await isSaved(page);
    expect(await savedText(page, id)).toBe('Quattro.');
    await saves.stop();
  });

  await test.step('a text is closed before it turns out that it is not saved', async () => {
    const saves = await holdAnswers(page, 'PUT', '**/texts/it/professional');
    await area.fill('Sei.');
    const other = await openOther(page);
    await (await saves.take()).answer({ status: 503, json: { error: 'unavailable', message: 'Più tardi.' } });
    await expect(page.getByText('riapri il testo e le salviamo').first()).toBeVisible();
    await expect(area).toHaveValue(other);
    await saves.stop();
    await openFirst(page);
    await expect(area).toHaveValue('Sei.');
    await isSaved(page);
    expect(await savedText(page, id)).toBe('Sei.');
  });
});

test('a translation that is saved late leads nobody out of the text, nor brings older words back', async ({
  page,
}) => {
  await openGolf(page);
  const area = areaOf(page);
  const dialog = page.getByRole('dialog', { name: 'Traduci' });
  const reads = await holdAnswers(page, 'GET', /descriptions\/[\w-]{36}$/, { isAnswered: true });
  await area.fill(five);
  await area.blur();
  await isSaved(page);
  await page.getByRole('button', { name: 'Traduci' }).click();
  await dialog.getByLabel('Lingua').selectOption('Deutsch');
  await dialog.getByRole('button', { name: 'Traduci' }).click();
  await dialog.getByRole('button', { name: 'Salva traduzione' }).click();
  const late = await reads.take();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await area.fill(`${five} Vi aspettiamo.`);
  await area.blur();
  await isSaved(page);
  await late.answer();
  await reads.stop();
  await expect(page.getByRole('button', { name: 'Deutsch', exact: true })).toBeVisible();

  await test.step('the words typed since are there, and after another language too', async () => {
    await page.getByRole('button', { name: 'Deutsch', exact: true }).click();
    await expect(area).toHaveAttribute('lang', 'de');
    await page.getByRole('button', { name: 'Italiano', exact: true }).click();
    await expect(area).toHaveValue(`${five} Vi aspettiamo.`);
  });

  await test.step('another one, closed before it is read, leads nowhere', async () => {
    const more = await holdAnswers(page, 'POST', /descriptions\/[\w-]{36}\/translations$/);
    await page.getByRole('button', { name: 'Traduci' }).click();
    await dialog.getByLabel('Lingua').selectOption('English');
    await dialog.getByRole('button', { name: 'Traduci' }).click();
    await dialog.getByRole('button', { name: 'Salva traduzione' }).click();
    const saving = await more.take();
    await page.keyboard.press('Escape');
    await saving.answer();
    await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible();
    await expect(area).toHaveAttribute('lang', 'it');
  });
});

test('a translation is offered only for the text it was made of', async ({ page }) => {
  await openGolf(page);
  const area = areaOf(page);
  const dialog = page.getByRole('dialog', { name: 'Traduci' });
  const translations = await holdAnswers(page, 'POST', '**/api/translate');
  await page.getByRole('button', { name: 'Traduci' }).click();
  await dialog.getByLabel('Lingua').selectOption('Deutsch');
  await dialog.getByRole('button', { name: 'Traduci' }).click();
  const held = [await translations.take(), await translations.take()];
  await page.keyboard.press('Escape');
  await area.fill(five);
  await area.blur();
  await isSaved(page);
  for (const one of held) await one.answer();
  await translations.stop();
  await expect(page.getByText('Translation Complete').first()).toBeVisible();
  await page.getByRole('button', { name: 'Traduci' }).click();
  await expect(dialog.getByLabel('Lingua')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Salva traduzione' })).toHaveCount(0);
});

test('a figure is corrected where it stands while the check still runs', async ({ page }) => {
  await openGolf(page);
  const area = areaOf(page);
  await area.fill('La Golf costa 9.900 €. Vieni a vederla.');
  await expect(page.getByRole('button', { name: 'Correggi: 12.900 €' })).toBeVisible();
  // Three letters and the click within one task: the check of the new wording has had no time to run.
  await page.evaluate(`{
    const area = document.querySelector('textarea');
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set;
    set.call(area, 'Ah ' + area.value);
    area.dispatchEvent(new Event('input', { bubbles: true }));
    [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Correggi')).click();
  }`);
  await expect(area).toHaveValue('Ah La Golf costa 12.900 €. Vieni a vederla.');
});

test('a reason that is saved late takes the caret from nobody', async ({ page }) => {
  await openGolf(page);
  const area = areaOf(page);
  await page.getByRole('button', { name: 'Non va' }).click();
  const reason = page.getByPlaceholder('Perché? (facoltativo)');
  await reason.fill('troppo lungo');
  const ratings = await holdAnswers(page, 'PUT', '**/ratings/**');
  await page.getByRole('button', { name: 'Salva il motivo' }).click();
  const held = await ratings.take();
  await putCaret(page, 'Questa');
  await held.answer();
  await expect(reason).toBeHidden();
  await expect(area).toBeFocused();
});

test('sentences of the house that are typed while others are saved stay', async ({ page }) => {
  await openGolf(page);
  const dialog = page.getByRole('dialog', { name: 'Le tue frasi fisse' });
  const open = async () => {
    await page.getByRole('button', { name: 'Le tue frasi fisse' }).click();
    await expect(sentence(1)).toBeVisible();
  };
  const sentence = (number: number) =>
    dialog.getByRole('textbox', { name: `Frase fissa ${number}`, exact: true });
  const save = dialog.getByRole('button', { name: 'Salva le frasi' });
  const saves = await holdAnswers(page, 'PUT', '**/house-sentences');
  await page.getByText('Righe legali').click();

  await test.step('in the same dialog', async () => {
    await open();
    await sentence(1).fill('Siamo aperti il sabato.');
    await save.click();
    const held = await saves.take();
    await dialog.getByRole('button', { name: 'Aggiungi una frase' }).click();
    await sentence(2).fill('Permute gradite.');
    await held.answer();
    await expect(page.getByText('Frasi salvate').first()).toBeVisible();
    await expect(sentence(2)).toHaveValue('Permute gradite.');
    await save.click();
    await (await saves.take()).answer();
    await expect(dialog).toBeHidden();
  });

  await test.step('in a dialog that was closed and opened again', async () => {
    await open();
    await sentence(2).fill('Ritiriamo il tuo usato.');
    await save.click();
    const held = await saves.take();
    await page.keyboard.press('Escape');
    await open();
    await expect(sentence(2)).toHaveValue('Ritiriamo il tuo usato.');
    await sentence(1).fill('Siamo aperti anche la domenica.');
    await held.answer();
    await expect(page.getByText('Frasi salvate').first()).toBeVisible();
    await expect(sentence(1)).toHaveValue('Siamo aperti anche la domenica.');
  });
  await page.request.put('/api/house-sentences', { data: { sentences: [] } });
});

/** A new Golf of the ELITE account, its professional text open in the history; returns its id. */
async function openGolf(page: Page): Promise<string> {
  await signInAs(page, 'elite');
  const made = await page.request.post('/api/generate-descriptions', {
    data: {
      vehicleData: {
        ...{ make: 'Volkswagen', model: 'Golf', year: 2017, mileage: 98500, price: 12900, power: 116 },
        ...{ fuelType: 'Diesel', color: 'Grigio', doors: 5, notes: 'sensori di parcheggio, Bluetooth' },
        ...{ copyStyles: ['professional', 'persuasive'], language: 'it' },
      },
    },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto('/history');
  await page.getByRole('button', { name: 'Volkswagen Golf', exact: true }).first().click();
  await openFirst(page);
  return id;
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Modifica' }).first().click();
  await expect(areaOf(page)).toBeVisible();
}

/** Opens the persuasive text in place of the professional one; returns it. */
async function openOther(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Modifica' }).first().click();
  await expect(areaOf(page)).toBeVisible();
  return areaOf(page).inputValue();
}

async function savedText(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/api/descriptions/${id}`);
  return ((await answer.json()) as { copy: { professional: string } }).copy.professional;
}
