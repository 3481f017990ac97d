import {findTextIn, listIn} from '../../calls/json';
import {findAll, type Platform} from '../call';
import {objectsIn} from './tools';

export const fields: Platform['fields'] = {
  CreateBootImage: (call) => {
    const {distroSeries, architectures} = call.request;
    const asked = listIn(architectures).map(findTextIn);
    const {name = ''} =
      findAll(call, 'bootImageSelections')
        .flatMap(({bootImageSelections}) => objectsIn(bootImageSelections))
        .find((one) => one.distroSeries === distroSeries) ?? {};
    // MAAS names images after the kernel version.
    const version = /\d\d\.\d\d/.exec(findTextIn(name))?.[0] ?? '';
    return {
      architectureStatusMap: Object.fromEntries(asked.map((one) => [one, ''])),
      _imported: {
        name,
        architectureStatusMap: Object.fromEntries(
          asked.map((one) => [`${one}/ga-${version}`, 'Synced']),
        ),
      },
    };
  },
};
