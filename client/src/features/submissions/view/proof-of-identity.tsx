import { Permission } from '@rules/permissions.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Anchor } from '../../../components/actions/text-link';
import { SubsectionTitle } from '../../../components/page/layout';
import { useIsOffice } from '../../../domain/session/use-is-office';
import { useReach } from '../../../domain/session/use-reach';

const Box = chakra('div', {
  base: {
    p: { base: '4', md: '5' },
    bg: 'sunken',
    borderRadius: 'md',
    _print: { display: 'none' },
  },
});
const Text = chakra('p', { base: { my: '2', maxWidth: 'line' } });

/**
 * Proof of identity (VIEW-7, VIEW-8): what to upload, what happens to it, and a link to the upload section; or that the
 * documents have been destroyed.
 */
export function ProofOfIdentity({ destroyed }: { destroyed: boolean }) {
  const isOffice = useIsOffice();
  const mayUpload = useReach(Permission.ClaimsEdit);
  if (destroyed) {
    return (
      <Box>
        <SubsectionTitle>{t('Proof of identity')}</SubsectionTitle>
        <Text>
          {t(
            'The scheme is finalised. As promised, all proofs of identity have been permanently destroyed, and none is needed any more.',
          )}
        </Text>
      </Box>
    );
  }
  return (
    <Box>
      <SubsectionTitle>{t('Proof of identity')}</SubsectionTitle>
      <Text>
        {isOffice
          ? t(
              'If the group member is a natural person, the claim needs a photo ID: a driver licence, an identity card or a passport.',
            )
          : t(
              'If the group member is a natural person, please upload a photo ID: a driver licence, an identity card or a passport.',
            )}
      </Text>
      <Text>
        {t(
          'It is stored securely, used only to verify who owns this claim, and permanently deleted once the scheme is finalised.',
        )}
      </Text>
      {mayUpload && <Anchor href="#upload">{t('Upload')}</Anchor>}
    </Box>
  );
}
