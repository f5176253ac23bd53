import { defaultScheme } from './default-scheme.js';
import { settingsOf } from './scheme-settings.js';

/** With null wherever it is allowed. */
const notices = { ...defaultScheme.notices, preliminary: null };
const settings = settingsOf({ ...defaultScheme, notices, tradeTemplateUrl: null });
const valueOf = (name: string) => settings.find((setting) => setting.name === name)?.value;

describe('the settings of a scheme', () => {
  it('has every part of the file, each setting once', () => {
    const names = settings.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([...new Set(names.map((name) => name.split('.')[0]))].sort()).toEqual(
      // An empty part, such as no logos, has one line that says so.
      Object.keys(defaultScheme).sort(),
    );
  });

  it.each([
    ['titles.portal', 'Settlement Administration Portal'],
    ['tradePeriod.start', '2017-08-24'],
    ['tradeTemplateUrl', ''],
    ['notices.preliminary', ''],
    ['members.showNewSubmission', 'false'],
    ['logos', ''],
    ['removedClaims.sids', '00917\n01244\n01902\n02218'],
  ])('shows %s as %j (SCHEME-8, SCHEME-10)', (name, value) => {
    expect(valueOf(name)).toBe(value);
  });

  it('keeps the settings of a section together', () => {
    const order = settings.map(({ section }) => section);
    const changes = order.filter((section, index) => section !== order[index - 1]);
    expect(new Set(changes).size).toBe(changes.length);
  });

  it('says in words what each setting is, also in a scheme with everything (SCHEME-16)', () => {
    const logos = ['A', 'B'].map((alt) => ({ image: 'https://a.example/l.svg', alt }));
    const contactPhone = { number: '1800 160 401', hours: 'Monday to Friday' };
    const accent = { light: '#7A2E5D', dark: '#E7A6CC' };
    const whole = settingsOf({ ...defaultScheme, logos, accent, contactPhone });
    const all = [...settings, ...whole, ...settingsOf({ ...defaultScheme, contactPhone: null })];
    expect(all.filter(({ name, label }) => label === name)).toEqual([]);
    const labels = whole.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain('Picture of the logo 2');
  });

  it('names the parts of a list by their index', () => {
    const logos = [{ image: 'https://a.example/l.svg', alt: 'A' }];
    const named = settingsOf({ ...defaultScheme, logos }).filter(
      ({ section, value }) => section === 'Logos and colour' && value,
    );
    expect(named.map(({ name }) => name)).toEqual(['logos.0.image', 'logos.0.alt']);
  });
});
