# Reads the includes of every header and fails on an edge that is not in the table, or on a header no row names.
#   cmake -D root=DIR -P layers.cmake
cmake_minimum_required(VERSION 3.25)
# A row: the header, or the folder of headers, and what of the project it may include.
set(layers
    "list:" "fn:list" "tree:" "matrix:fn" "grid:matrix" "spec:grid" "prune:spec" "search:prune,tree"
    "wholemeal:fn,matrix,grid,spec,prune,search"
    "fixpoint:search" "ways:search" "hidden:fixpoint,search"
    "law:fn" "sample:law,search" "grow:sample" "domain:grow" "boards:domain" "variable:domain" "trial:boards,variable" "gen:trial,check/,oracle/,grow"
    "laws/:law,laws/,fn,matrix,grid,spec,prune,search,fixpoint,hidden,refine/,technique,technique/"
    "refine/:refine/,fixpoint,search,tree,hidden"
    "technique:technique/" "technique/:technique,technique/" "technique/abs:technique,technique/,search" "score:technique,technique/"
    "oracle/:oracle/"
    "text/:text/,grid"
    "solver:search,text/" "solvers:solver,fixpoint,hidden,refine/,oracle/"
    "calc/:calc/,fn,law,sample"
    "calc/theory:calc/,laws/,search,fixpoint,hidden,boards" "calc/natives:calc/,search" "calc/convert:calc/,grid"
    "check/:check/,solver,solvers,text/,grow,sample,oracle/,refine/" "check/level:check/,score"
    "draw/:draw/,tree,grid,search,oracle/,text/,solver,technique,score"
    "session:solver,solvers,text/,draw/,score,check/")

file(GLOB_RECURSE headers RELATIVE ${root}/include/wholemeal ${root}/include/wholemeal/*.hpp)
set(faults "")
foreach(header ${headers})
  string(REGEX REPLACE "\\.hpp$" "" name ${header})
  string(REGEX REPLACE "/.*" "/" folder ${name})
  set(allowed "no row")
  foreach(layer ${layers})  # a row of its own goes before its folder's
    string(REGEX MATCH "^([^:]*):(.*)$" row ${layer})
    if(CMAKE_MATCH_1 STREQUAL name OR (CMAKE_MATCH_1 STREQUAL folder AND allowed STREQUAL "no row"))
      set(allowed "${CMAKE_MATCH_2}")
    endif()
  endforeach()
  if(allowed STREQUAL "no row")
    list(APPEND faults "${header}: no row of the table names it")
  endif()
  string(REPLACE "," ";" allowed "${allowed}")
  file(STRINGS ${root}/include/wholemeal/${header} includes REGEX "^ *# *include")
  foreach(include ${includes})
    if(include MATCHES "range/v3/all.hpp" OR (include MATCHES "rapidcheck" AND NOT name STREQUAL "gen"))
      list(APPEND faults "${header}: ${include}")
    elseif(include MATCHES "\"wholemeal/(.*)\\.hpp\"")
      set(target ${CMAKE_MATCH_1})
      string(REGEX REPLACE "/.*" "/" target_folder ${target})
      if(NOT target IN_LIST allowed AND NOT target_folder IN_LIST allowed)
        list(APPEND faults "${header} includes ${target}")
      endif()
    elseif(include MATCHES "\"")
      list(APPEND faults "${header}: ${include} is not of the project")
    endif()
  endforeach()
endforeach()
foreach(fault ${faults})
  message(SEND_ERROR "${fault}")
endforeach()
list(LENGTH headers count)
message(STATUS "${count} headers read")
