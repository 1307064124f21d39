#!/bin/sh
# Solvers that aren't: each answers every puzzle in one wrong way.   faulty.sh FAULT [PUZZLE]
case $1 in
  echo) while read -r line; do echo "$line"; done ;;
  silent) while read -r line; do :; done ;;
  deaf) exec <&-; sleep 1000 ;;
  killed) while read -r line; do kill -KILL $$; done ;;
  constant) while read -r line; do echo 123456789456789123789123456214365897365897214897214365531642978642978531978531642; done ;;
  flood) while read -r line; do yes; done ;;
  endless) read -r line; head -c 1000000000 /dev/zero | tr '\0' '7'; sleep 1000 ;;
  stubborn) trap '' TERM INT HUP; while :; do sleep 1; done ;;
  forks) for i in 1 2 3 4 5 6 7 8; do (trap '' TERM; sleep 1000) & done; setsid sleep 1000 & read -r line; sleep 1000 ;;
esac
