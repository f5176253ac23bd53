import { defaultScheme } from './default-scheme.js';
import { publicScheme } from './scheme.model.js';

it('the public scheme has what the claim’s pages display, but not which claims were removed', () => {
  const preliminary = { name: 'Preliminary Notice', url: 'https://notices.example/p.pdf' };
  const notices = { ...defaultScheme.notices, preliminary };
  const tradeTemplateUrl = 'https://notices.example/t.xlsx';
  const shown = publicScheme(
    { ...defaultScheme, notices, tradeTemplateUrl },
    { mailSender: 'notices@scheme.example', portalUrl: 'https://claims.scheme.example', maintenance: true },
  );
  expect(shown).toMatchObject({
    acknowledgements: defaultScheme.acknowledgements.map((text) =>
      text.replace('{courtOrderDate}', '19 June 2024'),
    ),
    tradeTemplateUrl,
    maintenance: true,
    mailSender: 'notices@scheme.example',
    portalUrl: 'https://claims.scheme.example',
    preliminaryNotice: preliminary,
    assessmentName: 'Assessment Notice',
    courtOrderDate: '2024-06-19',
  });
  expect(JSON.stringify(shown)).not.toContain(defaultScheme.removedClaims.sids[0]);
});
