import { unwrittenSign } from '../unwritten-sign';
import type { Loose, Spec } from './types';

const { CMS, h, createClass } = window;

/** Controls know the entry only as it was when they were last drawn, so the switch says what the form holds now. */
let isOpen = false;

/** Whether the form holds a draft, which may be incomplete. */
export const isDraft = () => isOpen;

const note = (value: unknown) => {
  isOpen = value === true;
};

const draft: Spec = {
  componentDidMount() {
    note(this.props.value);
  },

  componentDidUpdate() {
    note(this.props.value);
  },

  componentWillUnmount() {
    note(false);
  },

  render() {
    return h(CMS.getWidget('boolean').control, this.props);
  },
};

/** The switch that makes an entry a draft. */
export const draftControl = createClass(draft);

const isEmpty = (value: Loose) => value === undefined || value === null || value === '' || value.size === 0;

/** What the editor looks at before it saves: in a draft, an empty field counts as one that is written later. */
export const valueToCheck = (value: Loose): Loose =>
  isDraft() && isEmpty(value) ? unwrittenSign : undefined;

/** Fields of the editor itself. */
const standard = ['string', 'text', 'select', 'number', 'list'];

/** Lets the fields of the editor be empty in a draft, and its lists too short. */
export function allowIncompleteDrafts(): void {
  for (const name of standard) {
    const { control, preview, schema } = CMS.getWidget(name);
    class ForDrafts extends control {
      constructor(props: Loose) {
        super(props);
        const { isValid, validateSize } = this;
        this.getValidateValue = () => valueToCheck(this.props.value);
        if (isValid) this.isValid = () => isDraft() || isValid();
        if (validateSize) this.validateSize = () => (isDraft() ? [] : validateSize());
      }
    }
    CMS.registerWidget(name, ForDrafts, preview, schema);
  }
}
