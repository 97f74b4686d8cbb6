/** @jest-environment node */
import { explainMissingDashes } from '@/scripts/editing/content-commands/npm-options';

describe('explainMissingDashes', () => {
  it('names the command with the dashes that npm needs before options', () => {
    const env = { npm_lifecycle_event: 'content', npm_config_fix: 'true' };
    expect(explainMissingDashes(['fix', 'since'], env)).toBe(
      'npm has kept "--fix" for itself. Write two dashes between the command and its options: npm run content -- --fix',
    );
    const added = { npm_lifecycle_event: 'new', npm_config_title: 'A port', npm_config_icon: 'layers' };
    expect(explainMissingDashes(['title', 'icon'], added)).toContain('npm run new -- … --title');
  });

  it('says nothing if npm has passed all options on, or was not used', () => {
    expect(explainMissingDashes(['fix'], { npm_lifecycle_event: 'content' })).toBeUndefined();
    expect(explainMissingDashes(['fix'], { npm_config_fix: '' })).toBeUndefined();
  });
});
