import { checkFiles, type ChosenFile, type Verdict } from '@rules/proof/check-files.js';
import { sha256 } from '@rules/proof/sha256.js';
import { t } from '@rules/text.js';

/** The page may paint so often while it works. */
const PAINT_MS = 100;

const chosen: File[] = [];
/** Counts the checks, so that one that has been overtaken shows nothing. */
let latest = 0;

const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
const zone = input.parentElement!;

zone.querySelector('button')!.addEventListener('click', () => input.click());
input.addEventListener('change', () => {
  take(input.files);
  // Choosing the same file again must fire a change event again.
  input.value = '';
});
// The whole page takes files: one that misses the zone would else be opened in place of the page.
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  take(event.dataTransfer?.files);
});
one('[data-again]').addEventListener('click', () => {
  latest++;
  chosen.length = 0;
  one('[data-results]').hidden = true;
  say('');
  zone.querySelector('button')!.focus();
});
if (location.protocol === 'file:')
  for (const element of document.querySelectorAll<HTMLElement>('[data-served]')) element.hidden = true;

function take(files: FileList | null | undefined): void {
  if (!files?.length) return;
  chosen.push(...files);
  void check();
}

async function check(): Promise<void> {
  const number = ++latest;
  say(t('Checking …'));
  try {
    const verdict = await checkFiles(
      chosen.map((file) => chosenFile(file, () => number !== latest)),
      sha256,
    );
    if (number === latest) show(verdict);
  } catch (error) {
    if (number !== latest) return;
    say(t('This browser could not read a file. Choose the files again.'));
    console.error(error);
  }
}

/** @param isOver whether the check is wanted no longer, so that a large file is not read to its end */
function chosenFile(file: File, isOver: () => boolean): ChosenFile {
  return {
    name: file.name,
    size: file.size,
    pieces: async function* () {
      const reader = (file.stream() as ReadableStream<Uint8Array>).getReader();
      let read = 0;
      let painted = performance.now();
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          yield value;
          read += value.length;
          if (performance.now() - painted < PAINT_MS) continue;
          if (isOver()) throw new Error('Overtaken by another check');
          say(
            t('Checking {name}: {percent} % read …', {
              name: file.name,
              percent: Math.floor((read / file.size) * 100),
            }),
          );
          await new Promise((resolve) => setTimeout(resolve));
          painted = performance.now();
        }
      } finally {
        void reader.cancel();
      }
    },
  };
}

function show({ says, files }: Verdict): void {
  const results = one('[data-results]');
  const wrong = files.flatMap(({ findings }) =>
    findings.filter((finding) => finding.says === 'FAILS'),
  ).length;
  const summary = {
    HOLDS: t('Everything that was checked holds.'),
    FAILS: t('{wrong, plural, one {# check does} other {# checks do}} not hold.', { wrong }),
    INCOMPLETE: t('Not everything is here yet. Choose the published result, and a line or all lines.'),
  }[says];
  one('[data-verdict]').replaceChildren(looking(`VERDICT_${says === 'INCOMPLETE' ? 'NOTE' : says}`, summary));
  one('[data-files]').replaceChildren(
    ...files.map(({ name, findings }) => {
      const part = looking('FILE', name);
      one('[data-findings]', part).replaceChildren(
        ...findings.map((finding) => looking(finding.says, finding.text)),
      );
      return part;
    }),
  );
  results.hidden = false;
  say('');
  one('[data-verdict-title]').focus();
}

/** A copy of the template with this name, with the text in its place. */
function looking(name: string, text: string): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-look=${name}]`)!;
  const copy = template.content.cloneNode(true) as DocumentFragment;
  one('[data-text]', copy).textContent = text;
  return copy;
}

function say(text: string): void {
  one('[data-status]').textContent = text;
}

function one(selector: string, within: ParentNode = document): HTMLElement {
  return within.querySelector<HTMLElement>(selector)!;
}
